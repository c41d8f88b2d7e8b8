import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import type { ListView } from '@huella/domain/calls/views';
import type { Say } from '@huella/domain/phrases/areas';
import { contentId } from '../../shell/use-arrival';
import { phone } from '../../theme/media';
import { height, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Menu } from '../../ui/popups';
import { useSay } from '../../words/use-say';
import type { List } from '../use-list';
import { ListDay } from './ListDay';
import { useViewActions, type ViewAction } from './use-view-actions';
import { useViews, type Views } from './use-views';

const Opener = styled(Button)({
  flex: 'none',
  maxWidth: 240,
  '& [data-part="name"]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A telephone has room for its sign alone.
  [phone]: {
    minWidth: height.phoneTarget,
    padding: 0,
    '& [data-part="name"], & .MuiButton-endIcon': { display: 'none' },
    '& .MuiButton-startIcon': { margin: 0 },
  },
});
/** Says that the list shows something else than the view, beside the words that say so. */
const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 7,
  height: 7,
  marginLeft: 6,
  borderRadius: '50%',
  backgroundColor: theme.palette.state.warning.text,
}));
const Heading = styled('li')(({ theme }) => ({
  padding: '6px 12px 2px',
  color: theme.palette.ink3,
  ...typeStyle({ ...type.tiny, weight: 500 }),
}));
const Item = styled(MenuItem)(({ theme }) => ({
  '&&': { gap: 10 },
  '& > svg': { flex: 'none', color: theme.palette.ink3 },
}));
const Words = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const Note = styled('small')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));
const NoMark = styled('span')({ flex: 'none', width: 16 });

interface KnownViewsProps {
  readonly list: List;
  readonly views: Views;
}

/**
 * The saved views of a list: which is chosen and whether it still is that, the others, and what can be done with it; and the way to a
 * day in the past.
 */
export function ViewsMenu({ list }: { readonly list: List }) {
  const views = useViews(list);
  return (
    <>
      {views !== null && <KnownViews list={list} views={views} />}
      {/* What went is listed by when it did, whatever the day. */}
      {list.subject.of === undefined && <ListDay list={list} />}
    </>
  );
}

function KnownViews({ list, views }: KnownViewsProps) {
  const { say } = useSay('views');
  const { actions, save, dialogs } = useViewActions(list, views);
  return (
    <>
      {views.all.length > 0 ? (
        <ChooseView list={list} views={views} actions={actions} />
      ) : (
        // With none saved there is one thing to do.
        <Opener
          size="small"
          variant="text"
          color="secondary"
          startIcon={<Bookmark size={16} />}
          aria-label={say('views:save')}
          aria-haspopup="dialog"
          onClick={save}
        >
          <span data-part="name">{say('views:save')}</span>
        </Opener>
      )}
      {dialogs}
    </>
  );
}

function ChooseView({ list, views, actions }: KnownViewsProps & { readonly actions: readonly ViewAction[] }) {
  const { say } = useSay('views');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { chosen, isChanged } = views;
  const closing = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  const name = chosen?.name ?? say('views:whole');
  return (
    <>
      <Opener
        size="small"
        startIcon={<Bookmark size={16} />}
        endIcon={<ChevronDown size={14} />}
        aria-label={say(isChanged ? 'views:menuOfChanged' : 'views:menuOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={isChanged ? `${name} · ${say('views:changed')}` : name}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <span data-part="name">{chosen === null ? say('views:views') : name}</span>
        {isChanged && <Dot />}
      </Opener>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={closing(() => undefined)}
        container={() => document.getElementById(contentId)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': say('views:menu') },
          paper: { sx: { minWidth: 240, maxWidth: 340 } },
        }}
      >
        <Choice isChosen={chosen === null} onClick={closing(views.chooseWhole)}>
          {say('views:whole')}
        </Choice>
        {drawViews(views, { say, boxName: list.subject.place.boxName, closing })}
        <Divider />
        {actions.map(({ key, label, icon, onClick }) => (
          <Item key={key} onClick={closing(onClick)}>
            {icon}
            <Words>{label}</Words>
          </Item>
        ))}
      </Menu>
    </>
  );
}

interface Drawing {
  readonly say: Say;
  readonly boxName: string;
  readonly closing: (work: () => void) => () => void;
}

/** The views in their groups, as children of the menu itself: it walks through those. */
function drawViews({ all, chosen, defaultId, choose }: Views, { say, boxName, closing }: Drawing) {
  const groups = [
    [say('views:own'), all.filter(({ own, shared }) => own && !shared)],
    [say('views:shared', { place: boxName }), all.filter(({ shared }) => shared)],
  ] as const;
  const noteOf = ({ id, shared, own, by }: ListView) =>
    [
      ...(shared && !own && by !== '' ? [say('views:by', { name: by })] : []),
      ...(id === defaultId ? [say('views:opensFirst')] : []),
    ].join(' · ');
  return groups
    .filter(([, found]) => found.length > 0)
    .flatMap(([heading, found]) => [
      <Heading key={heading} role="separator" aria-label={heading}>
        {heading}
      </Heading>,
      ...found.map((view) => (
        <Choice
          key={view.id}
          isChosen={view === chosen}
          onClick={closing(() => choose(view))}
          note={noteOf(view)}
        >
          {view.name}
        </Choice>
      )),
    ]);
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One of the views; the rest of its props are the menu's, which walks through its items. */
function Choice({ isChosen, onClick, note = '', children, ...walked }: ChoiceProps) {
  return (
    <Item {...walked} role="menuitemradio" aria-checked={isChosen} onClick={onClick}>
      {isChosen ? <Check size={16} aria-hidden="true" /> : <NoMark />}
      <Words>
        {children}
        {note !== '' && <Note> · {note}</Note>}
      </Words>
    </Item>
  );
}
