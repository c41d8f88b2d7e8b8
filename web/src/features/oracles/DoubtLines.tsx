import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { findOption } from '@huella/domain/engine/fields/choice';
import { judgeRecord } from '@huella/domain/engine/oracles/judge-record';
import { useIssueText } from '../../fields/use-issue-text';
import { useModel } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { focusField } from '../../ui/focus-field';
import { useSay } from '../../words/use-say';
import { codeInputId } from './CodeInput';
import { codeOf, optionBehind } from './record-words';
import type { OracleWizardState } from './use-oracle-wizard';

export interface DoubtLinesProps {
  readonly wizard: OracleWizardState;
  /** Each line leads to its row. */
  readonly isLinked?: boolean;
}

const Lines = styled('ul')({ display: 'grid', gap: 8, margin: '16px 0 0', padding: 0, listStyle: 'none' });
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  color: theme.palette.state.warning.text,
  ...typeStyle(type.cell),
  '& > svg': { flex: 'none', marginTop: 2 },
  '& a, & strong': { color: 'inherit', fontWeight: 600 },
}));

/** What differs between assets and the records that they are to have, a line for each. */
export function DoubtLines({ wizard, isLinked = false }: DoubtLinesProps) {
  const lines = useDoubts(wizard);
  if (lines.length === 0) return null;
  return (
    <Lines>
      {lines.map(({ key, name, target, text }) => (
        <Line key={key}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            {isLinked ? (
              <Link
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(target);
                }}
              >
                {name}:
              </Link>
            ) : (
              <strong>{name}:</strong>
            )}{' '}
            {text}
          </span>
        </Line>
      ))}
    </Lines>
  );
}

function useDoubts({ place, oracles, answers, pairs }: OracleWizardState) {
  const { say, word } = useSay('oracles');
  const issueText = useIssueText();
  const { attributes } = useModel(place).model;
  return pairs.flatMap(({ pk, code }) => {
    const asset = answers.assets.find(({ id }) => id === pk);
    const record = answers.records.find((each) => codeOf(oracles, each) === code);
    if (asset === undefined || record === undefined) return [];
    const values = { ...asset.values, [oracles.amount.attributes[0]]: asset.amount };
    return judgeRecord(oracles, record, values).doubts.map((doubt, at) => {
      const attribute = attributes.find(({ name }) => name === doubt.field);
      const compared = oracles.compares.find((each) => each.attribute === doubt.field)?.field ?? '';
      const behind = optionBehind(oracles, compared, doubt.slots['value'] ?? null);
      const option = behind === null || attribute === undefined ? null : findOption(attribute, behind.key);
      const text = issueText(
        option === null ? doubt : { ...doubt, slots: { value: word(option.label) } },
        null,
      );
      const field = attribute?.label;
      return {
        key: `${pk} ${at}`,
        name: asset.label,
        target: codeInputId(asset),
        text:
          doubt.code === 'oracleOther'
            ? say('oracles:doubtOther', { field: field === undefined ? '' : word(field), text })
            : say('oracles:doubtAmount', { text }),
      };
    });
  });
}
