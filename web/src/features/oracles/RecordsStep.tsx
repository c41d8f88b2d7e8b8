import { useQuery } from '@tanstack/react-query';
import { FetchError } from '../../list/FetchError';
import { usePagedRows } from '../../list/PagedRowsPage';
import { GridSkeleton } from '../../ui/Skeletons';
import { Notice } from '../../ui/Notice';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { recordsQuery } from './oracle-calls';
import type { ChosenRecord } from './oracle-wizard';
import { PickTable } from './PickTable';
import { codeOf } from './record-words';
import { useRecordText } from './use-record-text';
import type { OracleWizardState } from './use-oracle-wizard';

/** Which records: as many as assets (document 3 section 4). */
export function RecordsStep({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say } = useSay('oracles');
  const { answers, goNext } = wizard;
  const [count, of] = [answers.records.length, answers.assets.length];
  return (
    <WizardStep
      layout="wide"
      title={say('oracles:askRecords', { count: of })}
      text={say('oracles:askRecordsText')}
      disabled={count !== of}
      note={
        count < of
          ? say('oracles:recordsMissing', { count: of - count })
          : count > of
            ? say('oracles:recordsTooMany', { count: count - of })
            : say('oracles:recordsChosen', { count, of })
      }
      onSubmit={goNext}
    >
      <Records wizard={wizard} />
    </WizardStep>
  );
}

function Records({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say, word } = useSay('oracles');
  const { place, oracles, answers, answerAgain } = wizard;
  const paged = usePagedRows();
  const { data, error } = useQuery(recordsQuery(place, answers.oracle, paged.search));
  const textOf = useRecordText(place);
  if (error !== null && data === undefined) return <FetchError title={say('oracles:failed')} error={error} />;
  if (data === undefined) return <GridSkeleton count={6} />;
  const names = [oracles.fields[0].name, ...oracles.described, oracles.amount.field, oracles.existence];
  const fields = names.flatMap((name) => oracles.fields.filter((field) => field.name === name));
  const chosen = new Set(answers.records.map((record) => codeOf(oracles, record)));
  const toggle = (record: ChosenRecord) => {
    const code = codeOf(oracles, record);
    const left = answers.records.filter((each) => codeOf(oracles, each) !== code);
    answerAgain({ records: chosen.has(code) ? left : [...answers.records, record] });
  };
  const shown = data.values.slice(paged.page * paged.pageSize, (paged.page + 1) * paged.pageSize);
  return (
    <PickTable
      label={say('oracles:stepRecordsNone')}
      columns={fields.map(({ name, label }) => ({
        name,
        label: word(label),
        isFigure: name === oracles.amount.field,
      }))}
      rows={shown.map((record) => ({
        key: codeOf(oracles, record),
        cells: fields.map((field) => textOf(field, record)),
      }))}
      chosen={chosen}
      onToggle={({ key }) => {
        const record = data.values.find((each) => codeOf(oracles, each) === key);
        if (record !== undefined) toggle(record);
      }}
      text={paged.text}
      onText={paged.onText}
      searchLabel={say('oracles:searchRecord')}
      empty={<Notice tone="info" title={say('oracles:noRecords')} />}
      pages={{
        ...{ page: paged.page, pageSize: paged.pageSize, total: data.values.length },
        ...{ onPage: paged.onPage, onPageSize: paged.onPageSize },
      }}
    />
  );
}
