import { styled } from '@mui/material/styles';
import type { Contradiction } from '@huella/domain/engine/genealogy/compare-identity';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useSay } from '../../words/use-say';

export interface AnotherAnimalProps {
  /** What the animal is called. */
  readonly label: string;
  /** Nothing is asked while there is none. */
  readonly contradictions: readonly Contradiction[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  ...typeStyle(type.cell),
  '& th': { textAlign: 'left', fontWeight: 500 },
  '& thead th': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& th, & td': {
    padding: '6px 12px 6px 0',
    borderBottom: `1px solid ${theme.palette.line2}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
}));

/** Asks before the registry's animal is written over a record that says otherwise, with what both say. */
export function AnotherAnimal({ label, contradictions, onConfirm, onCancel }: AnotherAnimalProps) {
  const { say, word } = useSay('genealogy');
  const nameOf = ({ relative, label: name }: Contradiction) =>
    [relative === null ? '' : word(relative), word(name)].filter((part) => part !== '').join(' · ');
  return (
    <ConfirmDialog
      open={contradictions.length > 0}
      title={say('genealogy:otherTitle')}
      text={
        <>
          {say('genealogy:otherText', { label })}
          <Table>
            <thead>
              <tr>
                <th scope="col">{say('genealogy:otherFact')}</th>
                <th scope="col">{say('genealogy:otherRecord')}</th>
                <th scope="col">{say('genealogy:otherRegistry')}</th>
              </tr>
            </thead>
            <tbody>
              {contradictions.map((each) => (
                <tr key={nameOf(each)}>
                  <th scope="row">{nameOf(each)}</th>
                  <td>{each.recorded}</td>
                  <td>{each.registered}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      }
      confirmLabel={say('genealogy:otherUse')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
