import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Address } from '../address';
import { leadsUnless } from '../shell/use-read-only-reason';
import { phone } from '../theme/media';
import { ActionBar } from '../ui/ActionBar';
import { formatCount } from '../ui/format-count';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { selectedPhrase } from './selected-phrase';
import { SelectionMenu } from './SelectionMenu';
import type { List } from './use-list';
import type { SelectionChoice } from './use-selection';

/** Something to do with the selected rows. */
export interface SelectionAction {
  readonly key: string;
  readonly label: string;
  /** The word alone, for phones. */
  readonly short: string;
  /** Icon of 16 px; on phones it replaces the words of every action but the last. */
  readonly icon: ReactNode;
  /** Leads to another screen; else `onClick` does it here. */
  readonly href?: Address | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Why it cannot be done: then it leads nowhere. */
  readonly refused?: string | undefined;
  /** Phones have no room for it. */
  readonly wideOnly?: boolean;
  /** Its icon says enough in wide windows, too: bars of many actions have no room for all their words. */
  readonly isCompact?: boolean;
}

export interface SelectionBarProps {
  readonly list: List;
  readonly choice: SelectionChoice;
  /** The main action last: it is drawn filled. */
  readonly actions: readonly SelectionAction[];
}

/** Words without their icons where all of them side by side would not fit: beside an open panel of filters. */
const tight = '@container (max-width: 960px)';

const Place = styled('div')({
  flex: 'none',
  padding: '12px 16px',
  containerType: 'inline-size',
  [tight]: { '& .MuiButton-startIcon': { display: 'none' } },
  [phone]: { position: 'sticky', bottom: 0, zIndex: 3, padding: '0 12px 12px' },
});
const Figures = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });
const Wide = styled('span')({ display: 'contents', [phone]: { display: 'none' } });
/** Its word says enough where there is room for one line only. */
const Main = styled(Button)({ [phone]: { '& .MuiButton-startIcon': { display: 'none' } } });
const Narrow = styled('span')({ display: 'none', [phone]: { display: 'contents' } });

/** How many rows are selected, what to do with them, and the way out. */
export function SelectionBar({ list, choice, actions }: SelectionBarProps) {
  const { say, language } = useSay('list');
  const { count } = choice;
  const { gender } = list.subject.model;
  const figure = formatCount(count, language);
  const clear = (
    <IconAction size="small" label={say('list:clearSelection')} onClick={choice.clear}>
      <X size={16} />
    </IconAction>
  );
  return (
    <Place>
      <ActionBar
        label={say('list:selection')}
        start={
          <Figures>
            <span role="status">{say(selectedPhrase(count, gender), { figure })}</span>
            <SelectionMenu list={list} choice={choice} />
          </Figures>
        }
      >
        {actions.map((action, at) => (
          <Action key={action.key} action={action} isMain={at === actions.length - 1} />
        ))}
        {/* On phones the menu of the selection has the way out. */}
        <Wide>{clear}</Wide>
      </ActionBar>
    </Place>
  );
}

function Action({ action, isMain }: { readonly action: SelectionAction; readonly isMain: boolean }) {
  const { label, icon } = action;
  const act = {
    ...(action.href !== undefined && { href: action.href }),
    ...(action.onClick !== undefined && { onClick: action.onClick }),
  };
  const leads = leadsUnless(action.refused ?? null, act);
  if (isMain) {
    return (
      <Main size="small" variant="contained" startIcon={icon} {...leads}>
        <Wide>{label}</Wide>
        <Narrow>{action.short}</Narrow>
      </Main>
    );
  }
  return (
    <>
      <Wide>
        {action.isCompact === true ? (
          <IconAction size="small" label={label} {...leads}>
            {icon}
          </IconAction>
        ) : (
          <Button size="small" variant="text" startIcon={icon} {...leads}>
            {label}
          </Button>
        )}
      </Wide>
      {action.wideOnly !== true && (
        <Narrow>
          <IconAction label={label} {...leads}>
            {icon}
          </IconAction>
        </Narrow>
      )}
    </>
  );
}
