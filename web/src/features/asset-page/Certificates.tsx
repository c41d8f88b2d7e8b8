import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { SavedObject } from '@huella/domain/calls/objects';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { certificatesOf, type Certificate } from '@huella/domain/engine/status/certificates';
import type { Locale } from '@huella/domain/model/value';
import type { PlaceModel } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';

export interface CertificatesProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly locale: Locale;
}

const List = styled('ul')({ margin: '8px 0 0', padding: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '10px 0',
  borderTop: `1px solid ${theme.palette.line}`,
  '& > svg': { color: theme.palette.ink2 },
}));
const Name = styled('p')({ overflowWrap: 'anywhere', ...typeStyle({ ...type.cell, weight: 500 }) });
const Meta = styled('p')(({ theme }) => ({
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle(type.meta),
}));

/** Within so many days of its end a certificate has to be looked after. */
const soonDays = 30;

/** The certificates of an asset, each with how long it holds; nothing where it has none. */
export function Certificates({ asset, model, scope, locale }: CertificatesProps) {
  const { say } = useSay('page');
  const found = certificatesOf(model, allowedFields(model, 'list', scope), asset.values, locale);
  if (found.length === 0) return null;
  return (
    <section aria-label={say('page:certificates')}>
      <Typography component="h2" variant="h3">
        {say('page:certificates')}
      </Typography>
      <List>
        {found.map((each) => (
          <Row key={each.key}>
            <BadgeCheck size={18} aria-hidden="true" />
            <div>
              <Name>{each.title}</Name>
              <Meta>{detailsOf(each)}</Meta>
            </div>
            <Validity certificate={each} />
          </Row>
        ))}
      </List>
    </section>
  );

  function detailsOf({ details, until }: Certificate): string {
    const day =
      until === null ? [] : [say('page:certUntil', { day: formatDateInProse(until, locale.language) })];
    return [...details, ...day].join(' · ');
  }
}

function Validity({ certificate: { days } }: { readonly certificate: Certificate }) {
  const { say } = useSay('page');
  if (days === null) return <StatusChip tone="neutral">{say('page:certUndated')}</StatusChip>;
  if (days < 0)
    return (
      <StatusChip tone="danger" icon="expired">
        {say('page:certExpired')}
      </StatusChip>
    );
  if (days > soonDays) return <StatusChip tone="ok">{say('page:certValid')}</StatusChip>;
  return (
    <StatusChip tone="warning" icon="clock">
      {days === 0 ? say('page:certToday') : say('page:certSoon', { count: days })}
    </StatusChip>
  );
}
