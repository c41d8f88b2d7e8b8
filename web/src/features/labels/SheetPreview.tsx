import { styled } from '@mui/material/styles';
import {
  labelsPerPage,
  layLabel,
  placeOfLabel,
  type LabelSheet,
} from '@huella/domain/engine/labels/label-sheets';
import { paper } from '../../theme/tokens';
import { exampleQr } from '../../ui/example-qr';
import { useSay } from '../../words/use-say';

export interface SheetPreviewProps {
  readonly sheet: LabelSheet;
  readonly start: number;
  readonly labels: number;
  readonly hasLogo: boolean;
  readonly caption: string;
}

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  '& figcaption': { marginBottom: 8, ...theme.typography.body2, color: theme.palette.ink3 },
}));
const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 420,
  border: `1px solid ${theme.palette.line}`,
  backgroundColor: paper,
  '& [data-part="label"]': { fill: 'none', stroke: theme.palette.control, strokeWidth: 0.2 },
  '& [data-part="used"]': {
    fill: 'none',
    stroke: theme.palette.control,
    strokeWidth: 0.3,
    strokeDasharray: '1.5 1.5',
  },
  '& [data-part="words"]': { fill: theme.palette.control },
  '& [data-part="code"]': { fill: theme.palette.common.black },
}));

/** The first sheet, as it will lie in the printer: which labels were used, and where code and words are. */
export function SheetPreview({ sheet, start, labels, hasLogo, caption }: SheetPreviewProps) {
  const { say } = useSay('labels');
  const { page, label } = sheet;
  const { code, words, logo, letters } = layLabel(sheet, hasLogo);
  const all = Array.from({ length: labelsPerPage(sheet) }, (_each, at) => at);
  const quiet = 4;
  const scale = code.size / (exampleQr.size + 2 * quiet);
  return (
    <Figure>
      <figcaption aria-live="polite">{caption}</figcaption>
      <Svg
        viewBox={`0 0 ${String(page.width)} ${String(page.height)}`}
        role="img"
        aria-label={`${say('labels:preview')}: ${caption}`}
      >
        {all.map((at) => {
          const { x, y } = placeOfLabel(sheet, at, 1);
          const isUsed = at < start - 1;
          const isFree = at >= start - 1 + labels;
          return (
            <g key={at} transform={`translate(${String(x)} ${String(y)})`}>
              <rect data-part={isUsed ? 'used' : 'label'} width={label.width} height={label.height} rx={1} />
              {!isUsed && !isFree && (
                <>
                  <path
                    data-part="code"
                    transform={`translate(${String(code.x + quiet * scale)} ${String(code.y + quiet * scale)}) scale(${String(scale)})`}
                    d={exampleQr.path}
                  />
                  <rect data-part="words" {...words} width={words.width * 0.8} height={letters.name * 0.7} />
                  <rect
                    data-part="words"
                    x={words.x}
                    y={words.y + letters.name * 1.4}
                    width={words.width * 0.6}
                    height={letters.line * 0.5}
                  />
                  {logo !== null && <rect data-part="label" {...logo} rx={1} />}
                </>
              )}
            </g>
          );
        })}
      </Svg>
    </Figure>
  );
}
