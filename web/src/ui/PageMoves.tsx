import { styled } from '@mui/material/styles';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { formatCount } from './format-count';
import { IconAction } from './IconAction';
import { pageOf } from './page-of';

export interface PageMovesProps {
  /** The page in view, from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Accessible name. */
  readonly label: string;
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.ink2,
  whiteSpace: 'nowrap',
  ...typeStyle(type.cell),
  '& > span': { marginRight: 4 },
}));

/** Where a page of a short list is, and the ways to the next and the one before. Nothing where all fits on one. */
export function PageMoves({ page, pageSize, total, onPage, label }: PageMovesProps) {
  const { say, language } = useSay();
  if (total <= pageSize) return null;
  const { from, to, last } = pageOf(page, pageSize, total);
  const count = (figure: number) => formatCount(figure, language);
  return (
    <Bar aria-label={label}>
      <span aria-live="polite">
        {say('ui:rowRange', { from: count(from), to: count(to), total: count(total) })}
      </span>
      <IconAction
        size="small"
        label={say('ui:previousPage')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} />
      </IconAction>
      <IconAction
        size="small"
        label={say('ui:nextPage')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} />
      </IconAction>
    </Bar>
  );
}
