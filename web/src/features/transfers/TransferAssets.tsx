import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { TransferAsset } from '@huella/domain/calls/transfers';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { TransferAssetState } from './transfer-state';

export interface TransferAssetsProps {
  readonly place: Place;
  readonly assets: readonly TransferAsset[];
  /** Draws an asset otherwise than with what became of it. */
  readonly draw?: (asset: TransferAsset) => ReactNode;
}

/** Assets that are drawn at first, and that each press adds. */
const drawn = 50;

const Head = styled('div')({ padding: '12px 16px' });
const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minHeight: 44,
  alignContent: 'center',
  padding: '6px 16px',
  borderTop: `1px solid ${theme.palette.line}`,
  ...typeStyle(type.cell),
}));
const Plain = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});
const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontWeight: 500,
  '& small': { marginLeft: 8, color: theme.palette.ink3, ...typeStyle(type.meta) },
}));
const Facts = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.palette.ink2,
  ...typeStyle(type.meta),
}));
const Why = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.meta) }));
const Foot = styled('div')({ padding: '8px 16px' });

/** The assets of a transfer, with what became of each. */
export function TransferAssets({ place, assets, draw }: TransferAssetsProps) {
  const { say, word, language } = useSay('arrivals');
  const { noun } = useModel(place).model;
  const [most, setMost] = useState(drawn);
  const rest = assets.length - most;
  const figure = formatCount(assets.length, language);
  return (
    <Card flush as="section">
      <Head>
        <Typography component="h2" variant="h3">
          {say('arrivals:assets', { figure, noun: word(assets.length === 1 ? noun.one : noun.many) })}
        </Typography>
      </Head>
      <ul>
        {assets.slice(0, most).map((asset) => (
          <Line key={asset.id}>{draw === undefined ? <Became asset={asset} /> : draw(asset)}</Line>
        ))}
      </ul>
      {rest > 0 && (
        <Foot>
          <Button
            size="small"
            variant="text"
            onClick={() => {
              setMost(most + drawn);
            }}
          >
            {say('arrivals:assetsMore', { figure: formatCount(Math.min(rest, drawn), language) })}
          </Button>
        </Foot>
      )}
    </Card>
  );
}

/** What an asset of a transfer is called, with the lot that it came in and what it is. */
export function TransferAssetName({ asset: { label, lot, facts } }: { readonly asset: TransferAsset }) {
  const { say } = useSay('arrivals');
  return (
    <Name>
      {label}
      {lot !== null && <small>{say('arrivals:inLot', { lot })}</small>}
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ name, label: what, text }, at) => (
            <span key={name} title={what}>
              {at > 0 && ' · '}
              {text}
            </span>
          ))}
        </Facts>
      )}
    </Name>
  );
}

function Became({ asset }: { readonly asset: TransferAsset }) {
  return (
    <>
      <Plain>
        <TransferAssetName asset={asset} />
        <TransferAssetState state={asset.state} />
      </Plain>
      {asset.reason !== null && <Why>{asset.reason}</Why>}
    </>
  );
}
