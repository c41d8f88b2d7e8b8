import type { PublicView } from '@huella/domain/calls/public-pages';
import { maxReport } from '@huella/domain/calls/qr-report';
import { pathOf } from './Frame';
import { Icon } from './Icon';
import type { Speech } from './speech';

interface ReportProps {
  readonly company: string;
  readonly view: PublicView;
  readonly speech: Speech;
}

/** Tells whose it is that something on the page does not fit: a plain form, that needs no script. */
export function Report({ company, view, speech }: ReportProps) {
  const { say } = speech;
  return (
    <details className="report">
      <summary>
        <Icon name="flag" size={18} />
        <span>
          <span className="ask">{say('report')}</span> {say('reportTo', { company })}
        </span>
      </summary>
      <form method="post" action={`${pathOf(view)}/report?lang=${view.language}`}>
        <label>
          {say('reportWhat')}
          <textarea name="text" required maxLength={maxReport.text} rows={4} />
        </label>
        <label>
          {say('reportContact')}
          <input name="contact" type="email" autoComplete="email" maxLength={maxReport.contact} />
        </label>
        <p className="hint">{say('reportHint', { company })}</p>
        {/* People never see it: who fills it in is a robot. */}
        <input className="trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <button type="submit">{say('reportSend')}</button>
      </form>
    </details>
  );
}
