import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { phone, print } from '../theme/media';
import { gutter, height, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { Wide } from './by-width';
import { formatCount } from './format-count';
import { IconAction } from './IconAction';
import { pageOf } from './page-of';

/** How many rows a page may have (document 1 section 3). */
const pageSizes = [20, 50, 100] as const;

export interface PaginationProps {
  /** The page in view, from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
  /** Accessible name, where two lists are on one page. */
  readonly label?: string | undefined;
  /** Other sizes of a page than those of lists. */
  readonly sizes?: readonly number[];
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: height.pagination,
  padding: `0 ${gutter.wide}px`,
  color: theme.palette.ink2,
  backgroundColor: theme.palette.surface,
  ...typeStyle(type.cell),
  [phone]: { padding: `4px ${gutter.phone}px` },
  [print]: { display: 'none' },
}));
const Group = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Moves = styled(Group)({
  gap: 4,
  marginRight: -8,
  whiteSpace: 'nowrap',
  '& > span': { marginRight: 8 },
  [phone]: { gap: 0, '& > [data-end]': { display: 'none' } },
});
const Sizes = styled(Select<number>)(({ theme }) => ({
  minHeight: 28,
  borderColor: theme.palette.line2,
  fontWeight: 500,
  [phone]: typeStyle({ ...type.body, weight: 500 }),
  '&&& .MuiSelect-select.MuiSelect-select': { paddingRight: 28 },
  '& .MuiSelect-icon': { right: 8, top: 'calc(50% - 7px)' },
}));

/** Long lists have a way to their ends. */
const longFrom = 11;

/** The foot of a list: rows per page, where this page is, and the ways to the others. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, onPageSize, sizes = pageSizes } = props;
  const { say, language } = useSay();
  const label = props.label ?? say('ui:pagination');
  const id = useId();
  const { from, to, last } = pageOf(page, pageSize, total);
  const count = (figure: number) => formatCount(figure, language);
  const isLong = last + 1 >= longFrom;
  const move = (label: string, target: number, Icon: typeof ChevronLeft, isEnd = false) => (
    <IconAction
      data-end={isEnd || undefined}
      label={label}
      disabled={target < 0 || target > last || target === page}
      onClick={() => {
        onPage(target);
      }}
    >
      <Icon size={16} />
    </IconAction>
  );
  return (
    <Bar aria-label={label}>
      <Group>
        <Wide id={id}>{say('ui:rowsPerPage')}</Wide>
        <Sizes
          size="small"
          value={pageSize}
          IconComponent={Chevron}
          SelectDisplayProps={{ 'aria-labelledby': id }}
          onChange={(event) => {
            onPageSize(event.target.value);
          }}
        >
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Sizes>
      </Group>
      <Moves>
        <span aria-live="polite">
          {total === 0
            ? say('ui:noRows')
            : say('ui:rowRange', { from: count(from), to: count(to), total: count(total) })}
        </span>
        {isLong && move(say('ui:firstPage'), 0, ChevronFirst, true)}
        {move(say('ui:previousPage'), page - 1, ChevronLeft)}
        {move(say('ui:nextPage'), page + 1, ChevronRight)}
        {isLong && move(say('ui:lastPage'), last, ChevronLast, true)}
      </Moves>
    </Bar>
  );
}

function Chevron({ className }: { readonly className?: string }) {
  return <ChevronDown size={14} className={className ?? ''} aria-hidden="true" />;
}
