import { styled } from '@mui/material/styles';
import { rightGroupIds } from '@huella/domain/rules/right-groups';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { PersonHead } from './PersonHead';
import { ReasonList } from './ReasonList';
import { RightMark } from './RightMark';
import { rightWords } from '../../words/right-words';
import { fullName, markOf } from './rights-matrix';
import type { RightsPeopleProps } from './RightsTable';

const Cards = styled('ul')({ display: 'grid', gap: 12 });
const Inside = styled('div')({ display: 'grid', gap: 12 });
const Marks = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Absent = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** Who may do what, a card for each person: where the table does not fit. */
export function RightsCards({ of, people, onOpen }: RightsPeopleProps) {
  const { say } = useSay('rights');
  return (
    <Cards aria-label={say('rights:people')}>
      {people.map((person) => {
        const marks = rightGroupIds.map((group) => markOf(person, group, of));
        const held = marks.filter(({ holds }) => holds !== 'none');
        const absent = marks.filter(({ holds }) => holds === 'none');
        const rights = absent.map(({ group }) => say(rightWords[group].may)).join(', ');
        return (
          <Card key={person.id} as="li">
            <Inside>
              <PersonHead person={person} />
              <ReasonList of={of} roles={person.roles} />
              <Marks aria-label={`${fullName(person)}: ${say('rights:may')}`}>
                {held.map((mark) => (
                  <li key={mark.group}>
                    <RightMark person={person} mark={mark} isNamed onOpen={onOpen} />
                  </li>
                ))}
              </Marks>
              {absent.length > 0 && <Absent>{say('rights:mayNot', { rights })}</Absent>}
            </Inside>
          </Card>
        );
      })}
    </Cards>
  );
}
