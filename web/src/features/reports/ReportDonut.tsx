import { styled } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import type { ReportPie } from '@huella/domain/calls/reports';
import { shortFigure } from '@huella/domain/engine/reports/short-figure';
import { localeTag } from '@huella/domain/model/value';
import { phone, print } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { PanelCard } from '../panel/PanelCard';
import { useFigure } from '../panel/use-figure';
import { ListLink } from './ListLink';
import { colouredLines, type ColouredLine } from './part-colour';

/** The size of a donut (document 3 section 9). */
const size = { width: 250, height: 200 } as const;

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${String(size.width)}px minmax(0, 1fr)`,
  alignItems: 'center',
  gap: 16,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
  [print]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
});
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...typeStyle(type.cell),
  '& th': {
    position: 'relative',
    padding: '4px 0',
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& td': { padding: '4px 0 4px 12px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& td + td': { color: theme.palette.ink3 },
  '& tbody th': { paddingLeft: 18 },
  '& tr[data-part-of] :is(th, td)': { color: theme.palette.ink2 },
  '& tr[data-part-of] th': { paddingLeft: 30 },
  '& tfoot :is(th, td)': { fontWeight: 600, borderTop: `1px solid ${theme.palette.line}` },
}));
const Mark = styled('span')({
  position: 'absolute',
  top: 9,
  left: 0,
  width: 10,
  height: 10,
  borderRadius: 3,
});
const Round = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& > p': {
    placeSelf: 'center',
    display: 'grid',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    '& strong': typeStyle(type.section),
    '& span': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  },
}));

type Lines = readonly ColouredLine<ReportPie['values'][number]>[];

interface RingProps {
  readonly pie: ReportPie;
  readonly lines: Lines;
}

/** The donut itself, round what it comes to: its figures are in the table beside it. */
function Ring({ pie: { title, total, unit }, lines }: RingProps) {
  const { language } = useSay('reports');
  const figure = useFigure();
  const slices = lines.flatMap(({ name, value, colour }, at) =>
    colour === null ? [] : [{ id: at, value, label: name, color: colour }],
  );
  return (
    <Round role="img" aria-label={title}>
      <PieChart
        {...size}
        hideLegend
        skipAnimation
        series={[
          {
            innerRadius: 52,
            outerRadius: 84,
            paddingAngle: 1,
            data: slices,
            valueFormatter: ({ value }) => figure(value),
          },
        ]}
      />
      <p aria-hidden="true">
        <strong>{shortFigure(total, language)}</strong>
        {unit !== null && <span>{unit}</span>}
      </p>
    </Round>
  );
}

/** An indicator as a donut, with its figures beside it in a table. */
export function ReportDonut({ pie, assetType }: { readonly pie: ReportPie; readonly assetType: number }) {
  const { say, language } = useSay('reports');
  const figure = useFigure();
  const { title, unit, total, values } = pie;
  const percent = new Intl.NumberFormat(localeTag[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const lines = colouredLines(values, say('reports:otherParts'));
  return (
    <PanelCard title={title} unit={unit} isEmpty={values.length === 0}>
      <Sides>
        <Ring {...{ pie, lines }} />
        <Table aria-label={title}>
          <tbody>
            {lines.map(({ name, value, part, colour }, at) => (
              <tr key={`${String(at)} ${name}`} data-part-of={colour === null ? 'others' : undefined}>
                <th scope="row">
                  {colour !== null && <Mark style={{ backgroundColor: colour }} />}
                  <ListLink {...{ lists: part?.lists ?? [], assetType }} label={name} figure={figure(value)}>
                    {name}
                  </ListLink>
                </th>
                <td>{figure(value)}</td>
                <td>{percent.format(value / total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('reports:total')}</th>
              <td>{figure(total)}</td>
              <td>{values.length === 0 ? '' : percent.format(1)}</td>
            </tr>
          </tfoot>
        </Table>
      </Sides>
    </PanelCard>
  );
}
