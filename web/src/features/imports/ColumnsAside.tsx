import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { UploadColumn } from '@huella/domain/calls/upload-view';
import type { Values } from '@huella/domain/model/value';
import { labelWithUnit } from '../../fields/raw-value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import type { ImportSubject } from './import-subject';
import { neededOf, previewOf, type Needed, type PreviewLine } from './pairing';

export interface ColumnsAsideProps {
  readonly subject: ImportSubject;
  readonly columns: readonly UploadColumn[];
  /** What every row is given in fields without a column. */
  readonly accepted: Values;
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 12,
});
const List = styled('ul')(({ theme }) => ({
  marginTop: 8,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, ...typeStyle(type.cell) },
  '& svg': { flex: 'none', color: theme.palette.state.ok.text },
  '& [data-missing="true"] svg': { color: theme.palette.state.danger.text },
  '& span': { flex: 1, minWidth: 0 },
}));
const Danger = styled('em')(({ theme }) => ({ fontStyle: 'normal', color: theme.palette.state.danger.text }));
const Quiet = styled('em')(({ theme }) => ({ fontStyle: 'normal', color: theme.palette.ink3 }));

/** What must be paired and how far that is, and how the first row will be read. */
export function ColumnsAside({ subject, columns, accepted }: ColumnsAsideProps) {
  const { say } = useSay('imports');
  const { format, locale } = subject;
  const needed = neededOf(format, columns, accepted);
  const done = needed.filter(({ isPaired }) => isPaired).length;
  return (
    <Root>
      <Card as="section">
        <Head>
          <Typography component="h2" variant="h4">
            {say('imports:mandatory')}
          </Typography>
          <span>{say('imports:paired', { done, total: needed.length })}</span>
        </Head>
        <LinearProgress
          variant="determinate"
          aria-label={say('imports:mandatory')}
          value={needed.length === 0 ? 100 : (100 * done) / needed.length}
        />
        <List>
          {needed.map((each) => (
            <NeededItem key={each.fields.map(({ name }) => name).join()} needed={each} locale={locale} />
          ))}
        </List>
      </Card>
      <Card as="section">
        <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
          {say('imports:preview')}
        </Typography>
        <KeyValueList
          items={previewOf(format, columns, locale, accepted).map((line) => ({
            key: line.field.label[locale.language],
            value: <Preview line={line} />,
          }))}
        />
      </Card>
    </Root>
  );
}

function NeededItem({
  needed,
  locale,
}: {
  readonly needed: Needed;
  readonly locale: ImportSubject['locale'];
}) {
  const { say } = useSay('imports');
  const { fields, isPaired } = needed;
  const [first = '', ...others] = fields.map((field) => labelWithUnit(field, locale));
  return (
    <li data-missing={!isPaired}>
      {isPaired ? (
        <CircleCheck size={16} aria-hidden="true" />
      ) : (
        <CircleDashed size={16} aria-hidden="true" />
      )}
      <span>{others.length === 0 ? first : say('imports:oneOf', { first, last: others.join(', ') })}</span>
      {!isPaired && <Danger>{say('imports:missing')}</Danger>}
    </li>
  );
}

function Preview({ line }: { readonly line: PreviewLine }) {
  const { say } = useSay('imports');
  if (line.text === null) return <Danger>{say('imports:noColumn')}</Danger>;
  if (line.text === '') return <Quiet>{say('imports:blankCell')}</Quiet>;
  return line.isFaulty ? <Danger>{line.text}</Danger> : line.text;
}
