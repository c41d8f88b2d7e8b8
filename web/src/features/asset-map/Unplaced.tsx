import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MappedAsset } from '@huella/domain/calls/asset-map';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Address } from '../../address';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';

export interface UnplacedProps {
  /** The first of them. */
  readonly assets: readonly MappedAsset[];
  readonly count: number;
  readonly noun: AssetType['noun'];
  /** Where each leads; the page of an asset unless it is said. */
  readonly hrefOf?: (id: number) => Address;
}

/** Of more than so many only their number is shown until somebody asks (document 1 section 2, asset map). */
const maxOpen = 10;

const Root = styled('div')(({ theme }) => ({
  marginTop: 12,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& summary': { cursor: 'pointer', padding: '4px 0', [phone]: { padding: '12px 0' } },
}));
const Items = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
});

/** What has no place, each with the way to where one is given. */
export function Unplaced({ assets, count, noun, hrefOf = (id) => assetAddress(id) }: UnplacedProps) {
  const { say, word, language } = useSay('map');
  if (count === 0) return null;
  const heading = say('map:unplaced', {
    figure: formatCount(count, language),
    noun: word(count === 1 ? noun.one : noun.many),
  });
  const items = (
    <Items>
      {assets.map(({ id, label }) => (
        <li key={id}>
          <Link href={hrefOf(id)}>{label}</Link>
        </li>
      ))}
      {count > assets.length && (
        <li>{say('map:assetsMore', { figure: formatCount(count - assets.length, language) })}</li>
      )}
    </Items>
  );
  return (
    <Root>
      {count > maxOpen ? (
        <details>
          <summary>{heading}</summary>
          {items}
        </details>
      ) : (
        <>
          <p>{heading}</p>
          {items}
        </>
      )}
    </Root>
  );
}
