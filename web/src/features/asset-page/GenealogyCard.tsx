import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SavedObject } from '@huella/domain/calls/objects';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isEmpty, isRows, type Locale } from '@huella/domain/model/value';
import { capital } from '../../form/capital';
import type { PlaceModel } from '../../session/model';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

export interface GenealogyCardProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly locale: Locale;
  /** Where texts that name others lead, by the name of the attribute. */
  readonly links: ReadonlyMap<string, string>;
}

const Root = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });
/** From the asset at the left to those that it came from at the right. */
const Tree = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) 28px minmax(0, 5fr)',
  alignItems: 'center',
});
const Box = styled('div')(({ theme }) => ({
  padding: '6px 10px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.inner,
  backgroundColor: theme.palette.surface,
  overflowWrap: 'anywhere',
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&[data-own="true"]': {
    borderColor: theme.palette.accent.mark,
    backgroundColor: theme.palette.accent.tint,
  },
  '& small': { display: 'block', color: theme.palette.ink3, ...typeStyle(type.meta) },
}));
const Parents = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
/** The brace between them: half of the height of a parent above and below. */
const Brace = styled('span')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'stretch',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: '50%',
    top: '50%',
    borderTop: `1px solid ${theme.palette.control}`,
  },
  '&[data-many="false"]::before': { right: 0 },
  '&[data-many="true"]::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    right: 0,
    top: '25%',
    bottom: '25%',
    border: `1px solid ${theme.palette.control}`,
    borderRight: 0,
  },
}));

interface Relative {
  readonly key: string;
  readonly label: string;
  readonly name: string;
  readonly leadsTo: string | undefined;
}

/** Those that an asset says it comes from, by its own texts or by its genealogy; nothing where it says none. */
export function GenealogyCard({ asset, model, scope, locale, links }: GenealogyCardProps) {
  const { say, word } = useSay('page');
  const parents = parentsOf({ asset, model, scope, locale, links });
  if (parents.length === 0) return null;
  return (
    <Root aria-label={say('page:genealogy')}>
      <Typography component="h2" variant="h3">
        {say('page:genealogy')}
      </Typography>
      <Tree>
        <Box data-own="true">
          {asset.label}
          <small>{capital(word(model.noun.one))}</small>
        </Box>
        <Brace aria-hidden="true" data-many={parents.length > 1} />
        <Parents aria-label={say('page:parents')}>
          {parents.map(({ key, label, name, leadsTo }) => (
            <li key={key}>
              <Box>
                {leadsTo === undefined ? name : <Link href={leadsTo}>{name}</Link>}
                <small>{label}</small>
              </Box>
            </li>
          ))}
        </Parents>
      </Tree>
    </Root>
  );
}

/** At most two: the animals that its texts name, else the first of its genealogy beside itself. */
function parentsOf({ asset, model, scope, locale, links }: GenealogyCardProps): readonly Relative[] {
  const allowed = allowedFields(model, 'list', scope);
  const named = allowed
    .filter(({ names, name }) => names !== undefined && names.assetType === undefined && has(name))
    .map((field) => ({
      key: field.name,
      label: field.label[locale.language],
      name: formatField(field, asset.values[field.name] ?? null, locale),
      leadsTo: links.get(field.name),
    }));
  return (named.length > 0 ? named : registered()).slice(0, 2);

  function has(name: string): boolean {
    return !isEmpty(asset.values[name] ?? null);
  }

  function registered(): readonly Relative[] {
    const list = allowed.find(({ name }) => name === model.genealogy?.field);
    const rows = asset.values[list?.name ?? ''] ?? null;
    const [relation, ...others] = list?.list?.fields ?? [];
    if (relation === undefined || !isRows(rows)) return [];
    return rows
      .filter((row) => row[relation.name] !== model.genealogy?.own)
      .map((row) => ({
        key: String(row.key),
        label: formatField(relation, row[relation.name] ?? null, locale),
        name:
          others
            .map((field) => formatField(field, row[field.name] ?? null, locale))
            .find((text) => text !== '') ?? '',
        leadsTo: undefined,
      }))
      .filter(({ name }) => name !== '');
  }
}
