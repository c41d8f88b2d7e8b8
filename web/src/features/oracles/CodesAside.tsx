import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { foldKey } from '@huella/domain/fold';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { SearchInput } from '../../ui/SearchInput';
import { useSay } from '../../words/use-say';
import type { ChosenRecord } from './oracle-wizard';
import { codeOf } from './record-words';
import type { OracleWizardState } from './use-oracle-wizard';
import { useRecordDetail } from './use-record-text';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Sub = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));
const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 360,
  overflowY: 'auto',
  borderTop: `1px solid ${theme.palette.line}`,
}));
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.palette.line}`,
  ...typeStyle(type.cell),
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-used="true"]': { color: theme.palette.ink3 },
}));
const Code = styled('p')(typeStyle({ ...type.cell, weight: 500 }));
const By = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));
const Answer = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '10px 12px',
  overflowX: 'auto',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 12,
  lineHeight: '18px',
}));

/** The chosen records beside the table: which are free, whose the others are, and how the oracle answers. */
export function CodesAside({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say } = useSay('oracles');
  const { oracles, answers, pairs, oracle } = wizard;
  const [text, setText] = useState('');
  const detailOf = useRecordDetail(wizard.place);
  const wanted = foldKey(text.trim());
  const found = answers.records.filter((record) =>
    foldKey(`${codeOf(oracles, record)} ${detailOf(record)}`).includes(wanted),
  );
  const free = answers.records.length - pairs.length;
  const [sample] = found;
  // In the order of the model; what the oracle does not say is not there.
  const said = oracles.fields.flatMap(({ name }) => {
    const value = sample?.[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return (
    <Root>
      <div>
        <Typography component="h2" variant="h3">
          {say('oracles:recordsOf', { oracle: oracle?.label ?? '' })}
        </Typography>
        <Sub>{say('oracles:recordsLeft', { count: answers.records.length, free })}</Sub>
      </div>
      <SearchInput
        value={text}
        onChange={setText}
        label={say('oracles:searchRecord')}
        placeholder={say('oracles:searchRecord')}
      />
      <List>
        {found.map((record) => (
          <RecordItem
            key={codeOf(oracles, record)}
            wizard={wizard}
            record={record}
            detail={detailOf(record)}
          />
        ))}
      </List>
      {sample !== undefined && (
        <section>
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {say('oracles:answers')}
          </Typography>
          <Answer tabIndex={0} aria-label={say('oracles:answers')}>
            {JSON.stringify(Object.fromEntries(said), null, 2)}
          </Answer>
          <Sub>{say('oracles:answersText')}</Sub>
        </section>
      )}
    </Root>
  );
}

interface RecordItemProps {
  readonly wizard: OracleWizardState;
  readonly record: ChosenRecord;
  readonly detail: string;
}

/** A record with whose it is, or the way to give it to the first asset that lacks one. */
function RecordItem({ wizard, record, detail }: RecordItemProps) {
  const { say } = useSay('oracles');
  const { oracles, answers, answer, pairs } = wizard;
  const code = codeOf(oracles, record);
  const by = answers.assets.find(({ id }) => pairs.some(({ pk, code: has }) => pk === id && has === code));
  const next = answers.assets.find(({ id }) => !pairs.some(({ pk }) => pk === id));
  const use = () => {
    if (next === undefined) return;
    const kept = Object.fromEntries(pairs.map((each) => [String(each.pk), each.code]));
    answer({ codes: { ...kept, [String(next.id)]: code } });
  };
  return (
    <Item data-used={by !== undefined}>
      <div>
        <Code>{code}</Code>
        <Sub>{detail}</Sub>
      </div>
      {by !== undefined && (
        <By>
          <LinkIcon size={14} aria-hidden="true" />
          {by.label}
        </By>
      )}
      {by === undefined && next !== undefined && (
        <Button
          size="small"
          variant="outlined"
          aria-label={say('oracles:useFor', { code, name: next.label })}
          onClick={use}
        >
          {say('oracles:use')}
        </Button>
      )}
    </Item>
  );
}
