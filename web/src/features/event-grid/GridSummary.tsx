import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import type { RowColumn } from '@huella/domain/engine/events/row-columns';
import { FailureNotice } from '../../form/FailureNotice';
import { RefusedRecords } from '../../form/RefusedRecords';
import { labelWithUnit } from '../../fields/raw-value';
import { useCounted } from '../../list/use-counted';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { KeyValueList } from '../../ui/KeyValueList';
import { Notice } from '../../ui/Notice';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { EventRecorded } from '../events/EventRecorded';
import { amount, gain, meanAmount } from './figures';
import { useFootNote } from './GridFoot';
import { growsOf } from './read-rows';
import { dateName, ownTexts } from './row-state';
import { OfflineStrip } from './OfflineStrip';
import type { EventGrid } from './use-event-grid';
import { useSendRows, type SendRows } from './use-send-rows';

const Root = styled('div')({ display: 'grid', gap: 16 });

/** What will be recorded of how many; then it is sent, or waits on the device until the server can be reached. */
export function GridSummary({ grid }: { readonly grid: EventGrid }) {
  const { say, word } = useSay('eventGrid', 'events');
  const { wizard, event, read, queued } = grid;
  const sending = useSendRows(grid);
  const note = useFootNote(grid);
  const { isPending, recorded, refusal } = sending;
  const counted = useCounted(wizard.subject.model)(queued?.count ?? read.counted.length);
  const slots = { ...counted, event: word(event.name), place: wizard.subject.place.boxName };
  const isWaiting = queued !== null && !isPending && recorded === null;
  const isByRecord = refusal?.issues.some(({ record }) => record !== null) ?? false;
  return (
    <WizardStep
      isLast
      title={say('eventGrid:summary')}
      text={say('eventGrid:summaryText', slots)}
      label={isWaiting ? say('eventGrid:sendNow') : say('events:confirm', counted)}
      working={isPending}
      disabled={recorded !== null || read.counted.length === 0}
      onSubmit={() => {
        if (isWaiting) sending.again();
        else sending.send(false);
      }}
      failure={
        <FailureNotice
          failure={isByRecord ? null : refusal}
          title={say('events:failedTitle')}
          onClose={sending.reset}
        />
      }
    >
      <Root>
        <OfflineStrip grid={grid} />
        {isWaiting && (
          <div role="status">
            <Notice tone="info" icon={CloudUpload} title={say('eventGrid:waiting')}>
              {say('eventGrid:waitingText')}
            </Notice>
          </div>
        )}
        <Facts grid={grid} />
        {note !== '' && <Notice tone="neutral">{note}</Notice>}
        {read.doubtful.length > 0 && (
          <Notice tone="warning">{say('eventGrid:doubtsLeft', { count: read.doubtful.length })}</Notice>
        )}
      </Root>
      <Refused grid={grid} sending={isByRecord ? sending : { ...sending, refusal: null }} />
      <EventRecorded run={recorded} wizard={wizard} slots={slots} />
    </WizardStep>
  );
}

function Refused({ grid, sending }: { readonly grid: EventGrid; readonly sending: SendRows }) {
  const { say } = useSay('eventGrid');
  const { read, event, subject } = grid;
  const picked = read.counted.map(({ asset }) => [asset.id, asset.label] as const);
  return (
    <RefusedRecords
      error={sending.refusal}
      chosen={{ picked, filters: [], count: picked.length }}
      fields={event.fields}
      locale={subject.locale}
      onClose={() => {
        sending.reset();
        // Each of them says there why it was refused.
        grid.wizard.goTo('data');
      }}
      onOthers={() => {
        sending.send(true);
      }}
      working={sending.isPending}
      nothingText={say('eventGrid:refused')}
    />
  );
}

function Facts({ grid }: { readonly grid: EventGrid }) {
  const { say } = useSay('eventGrid', 'events');
  const columnText = useColumnText(grid);
  const { columns, subject, wizard, edits, read } = grid;
  const dates = new Set(
    read.counted.map(
      ({ asset }) => ownTexts(edits.state, asset.id)[dateName] ?? edits.state.common[dateName],
    ),
  );
  const [date, ...others] = dates;
  const said = columns.flatMap((column) => {
    const value = columnText(column);
    return value === null ? [] : [{ key: labelWithUnit(column.field, subject.locale), value, strong: true }];
  });
  return (
    <Card as="section">
      <Typography component="h3" variant="h3">
        {say('eventGrid:summaryRows')}
      </Typography>
      <KeyValueList
        items={[
          {
            key: say('events:asideWhen'),
            value: others.length === 0 ? (date ?? '') : say('eventGrid:eachOwn', { figure: dates.size }),
            strong: true,
          },
          { key: say('events:asideWhere'), value: wizard.subject.place.boxName, strong: true },
          ...said,
        ]}
      />
    </Card>
  );
}

/** What the rows say in a column: of a measure its range, else the one value or how many there are. */
function useColumnText({ read, edits }: EventGrid): (column: RowColumn) => string | null {
  const { say, language } = useSay('eventGrid');
  return (column) => {
    const { field, measure } = column;
    const texts = read.counted.flatMap(({ asset, values }) =>
      values[field.name] === undefined
        ? []
        : [ownTexts(edits.state, asset.id)[field.name] ?? edits.state.common[field.name] ?? ''],
    );
    if (texts.length === 0) return null;
    const totals = read.totals[field.name];
    if (measure !== null && totals !== undefined && totals.mean !== null) {
      const numbers = read.counted.flatMap(({ values }) => {
        const value = values[field.name];
        return typeof value === 'number' ? [value] : [];
      });
      const written = (value: number) => amount(measure.attribute, value, language);
      const range = say('eventGrid:range', {
        least: written(Math.min(...numbers)),
        most: written(Math.max(...numbers)),
      });
      const mean = `${say('eventGrid:mean').toLowerCase()} ${meanAmount(measure.attribute, totals.mean, language)}`;
      const unit = measure.attribute.unit ?? '';
      const gained =
        totals.gain === null || growsOf(column) === null
          ? []
          : [say('eventGrid:aDay', { gain: gain(totals.gain, language), unit })];
      return [range, mean, ...gained].join(' · ');
    }
    const [first = '', ...more] = new Set(texts);
    if (more.length === 0 && texts.length === read.counted.length)
      return say('eventGrid:sameForAll', { value: first });
    return say('eventGrid:eachOwn', { figure: formatCount(texts.length, language) });
  };
}
