import { styled } from '@mui/material/styles';
import type { OriginFact } from '@huella/domain/calls/recall';
import { formatDate, formatDateTime } from '@huella/domain/engine/fields/date';
import { useLocale } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { originWords } from './node-words';

export interface OriginFactsProps {
  readonly facts: readonly OriginFact[];
  /** Of how many assets they are. */
  readonly of: number;
}

const List = styled('ul')({ display: 'grid', gap: 2, ...typeStyle(type.cell) });
const Item = styled('li')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& span': { color: theme.palette.ink3, ...typeStyle(type.meta) },
}));

/** Where assets come from, beside what others came to them: how they began, which farms they name, where they arrived from. */
export function OriginFacts({ facts, of }: OriginFactsProps) {
  const { say } = useSay('recall');
  const { zone } = useLocale();
  return (
    <List aria-label={say('recall:origins')}>
      {facts.map((fact) => {
        const about = [
          fact.at === null ? '' : fact.at.includes('T') ? formatDateTime(fact.at, zone) : formatDate(fact.at),
          of > 1 ? say('recall:originOf', { count: fact.assets, of }) : '',
        ].filter((part) => part !== '');
        const words = originWords(fact, say);
        return (
          <Item key={[words, ...about].join(' ')}>
            {words} {about.length > 0 && <span>{about.join(' · ')}</span>}
          </Item>
        );
      })}
    </List>
  );
}
