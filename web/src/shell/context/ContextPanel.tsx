import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Context, ContextLevel } from '@huella/domain/rules/context';
import { useContextChoice } from '../../session/context';
import { SearchInput } from '../../ui/SearchInput';
import { useSay } from '../../words/use-say';
import { ContextActions } from './ContextActions';
import { focusLevel } from './ContextColumn';
import { ContextColumns, panelHeight } from './ContextColumns';
import { FoundList } from './FoundList';
import { KeyHints } from './KeyHints';
import { Recents } from './Recents';
import { useCatalogue } from './use-catalogue';
import { useDraft } from './use-draft';
import { useContextSearch } from './use-search';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '8px 12px 8px 4px',
  borderBottom: `1px solid ${theme.palette.line}`,
  // The field is the head of the panel: the line under it is its border.
  '& .MuiInputBase-root': {
    flex: '1 1 260px',
    '&, &:hover, &.Mui-focused': { border: 0, boxShadow: 'none' },
  },
}));
const Results = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: panelHeight,
});

export interface ContextPanelProps {
  readonly onEnter: (context: Context) => void;
  readonly onClose: () => void;
}

/** Four columns side by side under a search over all of them. */
export function ContextPanel({ onEnter, onClose }: ContextPanelProps) {
  const { say } = useSay('shell');
  const known = useCatalogue();
  const draft = useDraft(known.items, useContextChoice().context, onEnter);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useContextSearch(known, draft.context, draft.take);
  useFocusOnStep(root, draft.at);
  const onFieldKey = (event: KeyboardEvent) => {
    if (search.onKey(event) || event.key !== 'ArrowDown' || search.text !== '') return;
    event.preventDefault();
    draft.goTo(draft.at.level);
  };
  return (
    <div ref={root}>
      <Head>
        <SearchInput
          value={search.text}
          onChange={search.setText}
          placeholder={say('shell:searchContext')}
          onKeyDown={onFieldKey}
          inputRef={field}
          inputProps={search.inputProps}
          autoFocus
        />
        <Recents onTake={search.take} />
      </Head>
      {search.text === '' ? (
        <ContextColumns known={known} draft={draft} onLeave={() => field.current?.focus()} />
      ) : (
        <Results>
          <FoundList search={search} />
        </Results>
      )}
      <ContextActions context={draft.context} onFollow={onClose} />
      <KeyHints isSearching={search.text !== ''} />
    </div>
  );
}

/** Every step of the draft after the first takes the focus to its level. */
function useFocusOnStep(
  root: { readonly current: HTMLElement | null },
  at: { readonly level: ContextLevel },
): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    focusLevel(root.current, at.level);
  }, [root, at]);
}
