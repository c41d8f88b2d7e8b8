import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { contextLevels, type Context, type ContextLevel } from '@huella/domain/rules/context';
import { useContextChoice } from '../../session/context';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { SearchInput } from '../../ui/SearchInput';
import { useSay } from '../../words/use-say';
import { optionsAt } from './catalogue';
import { ContextColumn, focusLevel } from './ContextColumn';
import { FoundList } from './FoundList';
import { KeyHints } from './KeyHints';
import { levelBeside, levelPhrases } from './levels';
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
  '& .MuiInputBase-root': { flex: '1 1 260px', '&, &:hover, &.Mui-focused': { border: 0, boxShadow: 'none' } },
}));
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '214fr 206fr 262fr 280fr',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 'min(321px, calc(100dvh - 220px))',
});
const Column = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& + &': { borderLeft: `1px solid ${theme.palette.line}` },
}));
const Title = styled('h3')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '12px 16px 8px',
  color: theme.palette.ink2,
  ...typeStyle(type.meta),
}));
const Results = styled('div')({ display: 'flex', flexDirection: 'column', height: 'min(321px, calc(100dvh - 220px))' });

export interface ContextPanelProps {
  readonly onEnter: (context: Context) => void;
}

/** Four columns side by side under a search over all of them. */
export function ContextPanel({ onEnter }: ContextPanelProps) {
  const { say } = useSay('shell');
  const known = useCatalogue();
  const draft = useDraft(known.items, useContextChoice().context, onEnter);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = (context: Context) => {
    search.setText('');
    draft.take(context);
  };
  const search = useContextSearch(known, draft.context, take);
  useFocusOnStep(root, draft.at);
  const onFieldKey = (event: KeyboardEvent) => {
    if (search.onKey(event) || event.key !== 'ArrowDown' || search.text !== '') return;
    event.preventDefault();
    draft.goTo(draft.at.level);
  };
  return (
    <div ref={root} onKeyDown={(event) => typeIntoField(event, field.current)}>
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
        <Recents onTake={take} />
      </Head>
      {search.text === '' ? (
        <Columns>
          {contextLevels.map((level) => {
            const options = optionsAt(known.items, known.catalogue, draft.context, level);
            const above = levelBeside(level, -1);
            const below = levelBeside(level, 1);
            return (
              <Column key={level}>
                <Title>
                  <span>{say(levelPhrases[level].name)}</span>
                  <span aria-hidden="true">{options.length}</span>
                </Title>
                <ContextColumn
                  level={level}
                  options={options}
                  chosen={draft.context[level]}
                  isReached={isReached(draft.context, level)}
                  onPick={(id) => draft.pick(level, id)}
                  onNext={below && ((id) => draft.look(level, id))}
                  onBack={above && (() => draft.goTo(above))}
                  onLeaveUp={() => field.current?.focus()}
                />
              </Column>
            );
          })}
        </Columns>
      ) : (
        <Results>
          <FoundList search={search} onTake={take} />
        </Results>
      )}
      <KeyHints />
    </div>
  );
}

/** Establishments stand under a company and an asset type, companies and asset types under a chain. */
function isReached(context: Context, level: ContextLevel): boolean {
  if (level === 'chain') return true;
  return context.chain !== null && (level !== 'establishment' || (context.company !== null && context.active !== null));
}

/** Every step of the draft after the first takes the focus to its level. */
function useFocusOnStep(root: { readonly current: HTMLElement | null }, at: { readonly level: ContextLevel }): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    focusLevel(root.current, at.level);
  }, [root, at]);
}

/** A letter that is typed on an option goes to the search. */
function typeIntoField(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const onOption = event.target instanceof HTMLElement && event.target.role === 'option';
  if (isLetter && onOption) field?.focus();
}
