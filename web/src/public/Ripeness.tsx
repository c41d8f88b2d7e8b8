import type { QrPage } from '@huella/domain/calls/qr-page';
import { ripenessGrades, ripenessOf, ripenessShare } from '@huella/domain/engine/qr/ripeness';
import { Fold } from './Fold';
import type { Speech } from './speech';

const size = { width: 400, top: 44, bar: 26, height: 112 } as const;

interface RipenessProps {
  /** What the days tell: for how long it ripened, or how fresh it is. */
  readonly of: 'ripeness' | 'freshness';
  readonly days: number;
  /** What each grade is like, and until when it is best, where that is told. */
  readonly told?: QrPage['freshness'];
  readonly speech: Speech;
}

/** The grade in words, with its days, what it is like, and until when it is best. */
function GradeText({ days, told, speech }: Required<Omit<RipenessProps, 'of'>>) {
  if (told === null) return null;
  const { say, word, day } = speech;
  const grade = ripenessOf(days);
  const text = told.grades[ripenessGrades.indexOf(grade)];
  const from = String(grade.from);
  const span =
    grade.until === null
      ? say('daysSpanFrom', { from })
      : say('daysSpan', { from, until: String(grade.until) });
  return (
    <p className="told">
      <strong>{grade.name}</strong>, {span}
      {text === undefined ? '.' : `: ${word(text)}.`}
      {told.bestBefore !== null && ` ${say('bestBefore', { date: day(told.bestBefore, 'utc') })}`}
    </p>
  );
}

/** For how long it ripened, or how long ago it was bottled, on the scale of the grades (document 3 section 2, freshness chart). */
export function Ripeness({ of, days, told = null, speech }: RipenessProps) {
  const { say } = speech;
  const grade = ripenessOf(days);
  const wide = size.width / ripenessGrades.length;
  const x = Math.round(ripenessShare(days) * size.width);
  // The flag stays on the drawing, wherever its pole is.
  const flag = Math.min(size.width - 56, Math.max(56, x));
  return (
    <Fold id={of} className={`ripeness ${of}`} title={say(of)} lead={say(`${of}Text`)}>
      <svg
        className="grades"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={say(`${of}Map`, { count: days, grade: grade.name })}
      >
        {ripenessGrades.map(({ name, from, until }, at) => (
          <g key={name} className={name === grade.name ? 'grade here' : 'grade'}>
            <rect
              className={`step-${at}`}
              x={at * wide + 1}
              y={size.top}
              width={wide - 2}
              height={size.bar}
            />
            <text x={(at + 0.5) * wide} y={size.top + size.bar + 20} textAnchor="middle">
              {name}
            </text>
            <text className="span" x={(at + 0.5) * wide} y={size.top + size.bar + 38} textAnchor="middle">
              {until === null ? say('daysFrom', { from: String(from) }) : `${from}–${until}`}
            </text>
          </g>
        ))}
        <path className="pole" d={`M${x} 30V${size.top + size.bar + 4}`} />
        <rect className="flag" x={flag - 56} y={0} width={112} height={32} rx={6} />
        <text className="days" x={flag} y={21} textAnchor="middle">
          {say('days', { count: days })}
        </text>
      </svg>
      <GradeText days={days} told={told} speech={speech} />
    </Fold>
  );
}
