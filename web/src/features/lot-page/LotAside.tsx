import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { LotSummary } from '@huella/domain/calls/lots';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Locale } from '@huella/domain/model/value';
import { ShareBars } from '../../list/SummaryCards';
import { written } from '../../list/written-figure';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { KeyValueList, type KeyValue } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { Aside } from '../asset-page/page-parts';
import type { LotSeen } from './LotHead';

const LotJourney = lazy(async () => ({ default: (await import('./LotJourney')).LotJourney }));

const Parts = styled('div')({ display: 'grid', gap: 20, marginTop: 12 });
const Name = styled('h3')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));
const Quiet = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));

export interface LotAsideProps {
  readonly lot: LotSeen;
  readonly model: AssetType;
  readonly locale: Locale;
  readonly asOf: string | undefined;
}

/** What stands beside every part of the page of a lot: what its assets come to, of what it is made, and where they come from. */
export function LotAside({ lot, model, locale, asOf }: LotAsideProps) {
  const { say } = useSay('lots', 'lotPage');
  const filled = lot.summary.filter((each) => each.filled > 0);
  const figures = useFigures(filled);
  const parted = filled.filter(({ shares }) => shares.length > 0);
  return (
    <Aside aria-label={say('lotPage:figures')}>
      <Card as="section">
        <Typography component="h2" variant="h3">
          {say('lotPage:figures')}
        </Typography>
        {filled.length === 0 ? (
          <Quiet>{say('lots:summaryEmpty')}</Quiet>
        ) : (
          figures.length > 0 && <KeyValueList items={figures} />
        )}
      </Card>
      {parted.length > 0 && (
        <Card as="section">
          <Typography component="h2" variant="h3">
            {say('lotPage:parted')}
          </Typography>
          <Parts>
            {parted.map((each) => (
              <div key={each.name}>
                <Name>{each.label}</Name>
                <ShareBars summary={each} />
              </div>
            ))}
          </Parts>
        </Card>
      )}
      <Suspense fallback={null}>
        <LotJourney lotId={lot.id} model={model} locale={locale} asOf={asOf} />
      </Suspense>
    </Aside>
  );
}

/** The mean of what has one, and from the least to the most, each with its unit. */
function useFigures(summary: readonly LotSummary[]): readonly KeyValue[] {
  const { say, language } = useSay('lotPage');
  return summary.flatMap(({ label, unit, mean, min, max }) => {
    const write = (value: number) => [written(value, language), unit ?? ''].join('\u00a0').trim();
    return [
      ...(mean === null ? [] : [{ key: say('lotPage:figure', { label }), value: write(mean), strong: true }]),
      ...(min === null || max === null
        ? []
        : [
            {
              key: say('lotPage:figureRange', { label }),
              value: say('lotPage:range', { least: write(min), most: write(max) }),
            },
          ]),
    ];
  });
}
