import { styled } from '@mui/material/styles';
import type { RightsHolder } from '@huella/domain/calls/rights';
import { rightGroupIds, type RightGroupId } from '@huella/domain/rules/right-groups';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { PersonHead } from './PersonHead';
import { ReasonList } from './ReasonList';
import { RightMark, type OpenWhy } from './RightMark';
import { rightWords } from '../../words/right-words';
import { markOf } from './rights-matrix';
import type { RightsPlace } from './rights-place';

export interface RightsPeopleProps {
  readonly of: RightsPlace['of'];
  readonly people: readonly RightsHolder[];
  /** The right that is asked for, which stands out; blank for none. */
  readonly right: RightGroupId | '';
  readonly onOpen: OpenWhy;
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
}));
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'center',
  '& thead th': {
    height: 36,
    minWidth: 60,
    padding: '6px 8px',
    color: theme.palette.ink2,
    ...typeStyle({ ...type.meta, weight: 500 }),
  },
  '& th:first-of-type': { width: '99%', minWidth: 280, padding: '10px 16px', textAlign: 'left' },
  '& tbody th, & td': { borderTop: `1px solid ${theme.palette.line}`, verticalAlign: 'top' },
  '& tbody th': { fontWeight: 400 },
  '& td': { padding: '12px 6px' },
  // Sign and dash are on the line of the name.
  '& td > span': { height: 28, alignContent: 'center' },
  '& [data-asked="true"]': { backgroundColor: theme.palette.accent.tint },
  '& thead [data-asked="true"]': { color: theme.palette.accent.text },
}));
const Person = styled('div')({ display: 'grid', gap: 8, '& > ul': { paddingLeft: 42 } });

/** Who may do what: people down, rights across. */
export function RightsTable({ of, people, right, onOpen }: RightsPeopleProps) {
  const { say } = useSay('rights');
  return (
    <Frame>
      <Table aria-label={say('rights:about')}>
        <thead>
          <tr>
            <th scope="col">{say('rights:person')}</th>
            {rightGroupIds.map((group) => (
              <th key={group} scope="col" data-asked={group === right}>
                {say(rightWords[group].head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <Person>
                  <PersonHead person={person} />
                  <ReasonList of={of} roles={person.roles} />
                </Person>
              </th>
              {rightGroupIds.map((group) => (
                <td key={group} data-asked={group === right}>
                  <RightMark
                    person={person}
                    mark={markOf(person, group, of)}
                    isNamed={false}
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
