import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';

/** The signs of sorting in the heads of a grid. */
export const gridIcons = {
  columnSortedAscendingIcon: () => <ArrowUp size={14} />,
  columnSortedDescendingIcon: () => <ArrowDown size={14} />,
  columnUnsortedIcon: () => <ArrowUpDown size={14} />,
} as const;
