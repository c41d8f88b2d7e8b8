import { styled } from '@mui/material/styles';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { levelPhrases } from './levels';
import { OptionRow } from './OptionRow';
import type { ContextSearch } from './use-search';

export interface FoundListProps {
  readonly search: ContextSearch;
}

const List = styled('div')({ padding: 8, overflowY: 'auto', minHeight: 0 });
const Level = styled('span')(({ theme }) => ({
  flex: 'none',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  [phone]: { display: 'none' },
}));
const Note = styled('p')(({ theme }) => ({
  padding: '12px 16px',
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));

/** What a search found at any level. The focus stays in the field; the arrows go through the list. */
export function FoundList({ search }: FoundListProps) {
  const { say } = useSay('shell');
  const { found, hidden, text } = search;
  return (
    <>
      {found.length > 0 && (
        <List id={search.listId} role="listbox" aria-label={say('shell:foundCount', { count: found.length })}>
          {found.map(({ option, context, path }, place) => (
            <OptionRow
              key={`${option.level} ${option.id} ${context.chain ?? ''} ${context.active ?? ''}`}
              id={search.idAt(place)}
              option={option}
              line={[option.line, path].filter((part) => part !== '').join(' · ')}
              isChosen={false}
              data-active={place === search.active}
              onMouseMove={() => search.setActive(place)}
              onClick={() => search.take(context)}
              sign={<Level>{say(levelPhrases[option.level].name)}</Level>}
            />
          ))}
        </List>
      )}
      <div role="status">
        {found.length === 0 && <Note>{say('shell:foundNone', { text })}</Note>}
        {hidden > 0 && <Note>{say('shell:foundMore', { count: hidden })}</Note>}
      </div>
    </>
  );
}
