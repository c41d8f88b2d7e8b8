import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Locale } from '@huella/domain/model/value';
import { phone } from '../../theme/media';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import type { FieldSummary } from './row-summary';

export interface RowSummaryProps {
  readonly summary: readonly FieldSummary[];
  readonly locale: Locale;
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 16,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The rows in figures, a card for each field that the model summarises. */
export function RowSummary({ summary, locale }: RowSummaryProps) {
  if (summary.length === 0) return null;
  return (
    <Grid>
      {summary.map((each) => (
        <SummaryCard key={each.field.name} summary={each} locale={locale} />
      ))}
    </Grid>
  );
}

function SummaryCard({ summary, locale }: { readonly summary: FieldSummary; readonly locale: Locale }) {
  const { say, language } = useSay('imports');
  const { field } = summary;
  const count = (figure: number) => formatCount(figure, language);
  return (
    <Card as="section">
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {field.label[locale.language]}
      </Typography>
      {'shares' in summary ? (
        <KeyValueList
          items={[
            ...summary.shares.map((share) => ({ key: share.label, value: count(share.count), strong: true })),
            ...(summary.rest > 0 ? [{ key: say('imports:others'), value: count(summary.rest) }] : []),
            ...(summary.blank > 0 ? [{ key: say('imports:notFilled'), value: count(summary.blank) }] : []),
          ]}
        />
      ) : (
        <Typography variant="body2">
          {summary.min === summary.max
            ? summary.min
            : say('imports:range', { min: summary.min, max: summary.max, mean: summary.mean })}
        </Typography>
      )}
    </Card>
  );
}
