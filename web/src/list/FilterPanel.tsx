import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { phone } from '../theme/media';
import { gutter, width } from '../theme/tokens';
import { IconAction } from '../ui/IconAction';
import { StickyFooter } from '../ui/StickyFooter';
import { useSay } from '../words/use-say';
import { FilterFields } from './FilterFields';
import { ListSearch } from './ListSearch';
import { SortFields } from './SortFields';
import { useCountWords } from './use-count-words';
import type { FilterPlace } from './use-filter-place';
import type { List } from './use-list';

export interface FilterPanelProps {
  readonly list: List;
  readonly place: FilterPlace;
}

const Aside = styled('aside')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: width.filterPanel,
  minHeight: 0,
  borderLeft: `1px solid ${theme.palette.line}`,
}));
const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 40,
  padding: '0 6px 0 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { height: 56, padding: `0 4px 0 ${gutter.phone}px` },
}));
const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // Boxes and words that are seen by nobody are apart in it: they scroll with it, and do not make the page longer.
  position: 'relative',
  padding: '12px 16px 16px',
  [phone]: { padding: `12px ${gutter.phone}px` },
});
/** Dialogs of the theme keep their distance from the edges; this one has none. */
const wholeScreen = {
  width: '100%',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  borderRadius: 0,
} as const;
const SearchPlace = styled('div')({ marginBottom: 12 });

/** The filters of a list, where the window has room for them. */
export function FilterPanel({ list, place }: FilterPanelProps) {
  const id = useId();
  const { say } = useSay('list');
  const { counted } = useCountWords(list);
  if (place.shape === 'panel') {
    return place.isOpen ? (
      <Aside aria-labelledby={id}>
        <Filters list={list} place={place} id={id} hasSearch />
      </Aside>
    ) : null;
  }
  if (place.shape === 'drawer') {
    return (
      <Drawer
        anchor="right"
        open={place.isOpen}
        onClose={place.close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
      >
        <Filters list={list} place={place} id={id} />
      </Drawer>
    );
  }
  return (
    <Dialog
      open={place.isOpen}
      onClose={place.close}
      aria-labelledby={id}
      slotProps={{ paper: { sx: wholeScreen } }}
    >
      <Filters list={list} place={place} id={id}>
        <StickyFooter
          start={
            <Button
              variant="text"
              color="secondary"
              disabled={!list.isNarrowed}
              onClick={() => {
                list.change({ filters: [], search: '', pasted: undefined, run: undefined });
              }}
            >
              {say('list:clearFilters')}
            </Button>
          }
          end={
            <Button variant="contained" onClick={place.close}>
              {say('list:showRows', counted(list.total ?? 0))}
            </Button>
          }
        />
      </Filters>
    </Dialog>
  );
}

interface FiltersProps extends FilterPanelProps {
  readonly id: string;
  readonly hasSearch?: boolean;
  readonly children?: ReactNode;
}

function Filters({ list, place, id, hasSearch = false, children }: FiltersProps) {
  const { say } = useSay('list');
  // Head and foot answer the press at once; what is between them takes a slow telephone half a second.
  const isDrawn = useDeferredValue(true, false);
  return (
    <>
      <Head>
        <Typography id={id} component="h2" variant="h5">
          {say('list:filters')}
        </Typography>
        <IconAction size="small" label={say('list:closeFilters')} onClick={place.close}>
          <X size={16} />
        </IconAction>
      </Head>
      <Body>
        {hasSearch && (
          <SearchPlace>
            <ListSearch list={list} />
          </SearchPlace>
        )}
        {place.shape === 'screen' && isDrawn && <SortFields list={list} />}
        {isDrawn && <FilterFields list={list} wanted={place.wanted} />}
      </Body>
      {children}
    </>
  );
}
