import type { QrMaking, QrPage } from '@huella/domain/calls/qr-page';
import { Fold } from './Fold';
import type { Speech } from './speech';

const line = { width: 480, height: 10 } as const;
/** However short a step was, it is seen. */
const least = 6;

/** A step as a bar where it lies on the line of all of them. */
function Bar({ step, length }: { readonly step: QrMaking['steps'][number]; readonly length: number }) {
  const scale = line.width / length;
  const wide = Math.max(least, step.hours * scale);
  const x = Math.min(line.width - wide, Math.max(0, step.from * scale));
  return (
    <svg
      className="span"
      viewBox={`0 0 ${line.width} ${line.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="rest" width={line.width} height={line.height} rx={5} />
      <rect className={step.tone} x={Math.round(x)} width={Math.round(wide)} height={line.height} rx={5} />
    </svg>
  );
}

/** How it was made: its steps on one line of time, each with its hours and how warm it was (document 3 section 2, blend pages). */
export function Making({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { making } = page;
  if (making === null) return null;
  const { say, word, number } = speech;
  const { title, of, total, length, steps } = making;
  const rounded = (value: number) => number(Math.round(value * 10) / 10);
  return (
    <Fold
      id="making"
      className="making"
      title={word(title)}
      lead={of === null ? undefined : say('makingOf', { name: word(of.name), label: of.label })}
    >
      <dl className="spans">
        {steps.map((step) => (
          <div key={step.title.es}>
            <dt>{word(step.title)}</dt>
            <dd>
              {step.degrees === null
                ? say('makingStep', { hours: rounded(step.hours) })
                : say('makingStepWarm', { hours: rounded(step.hours), degrees: rounded(step.degrees) })}
            </dd>
            <Bar step={step} length={length} />
          </div>
        ))}
      </dl>
      {total !== null && <p className="total">{word(total)}</p>}
    </Fold>
  );
}
