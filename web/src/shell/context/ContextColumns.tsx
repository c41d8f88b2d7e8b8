import { styled } from '@mui/material/styles';
import { contextLevels, type Context, type ContextLevel } from '@huella/domain/rules/context';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { optionsAt } from './catalogue';
import { ContextColumn } from './ContextColumn';
import { levelBeside, levelPhrases } from './levels';
import type { useCatalogue } from './use-catalogue';
import type { Draft } from './use-draft';

/** As high as the longest of the usual lists, and never past the window. */
export const panelHeight = 'min(321px, calc(100dvh - 220px))';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(158px, 214fr) minmax(140px, 206fr) 262fr 280fr',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: panelHeight,
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
export interface ContextColumnsProps {
  readonly known: ReturnType<typeof useCatalogue>;
  readonly draft: Draft;
  /** Up from the first option, or a letter: to the search. */
  readonly onLeave: () => void;
}

/** The four levels side by side: each column offers what is under the choice at its left. */
export function ContextColumns({ known, draft, onLeave }: ContextColumnsProps) {
  const { say } = useSay('shell');
  return (
    <Columns>
      {contextLevels.map((level) => {
        const options = optionsAt(known.items, known.catalogue, draft.context, level);
        const above = levelBeside(level, -1);
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
              onNext={levelBeside(level, 1) && ((id) => draft.look(level, id))}
              onBack={above && (() => draft.goTo(above))}
              onLeave={onLeave}
            />
          </Column>
        );
      })}
    </Columns>
  );
}

/** Establishments are under a company and an asset type, companies and asset types under a chain. */
function isReached(context: Context, level: ContextLevel): boolean {
  if (level === 'chain') return true;
  return (
    context.chain !== null &&
    (level !== 'establishment' || (context.company !== null && context.active !== null))
  );
}
