import type { ReactNode } from 'react';
import type { PageChoice, PublicView, RefusedPage } from '@huella/domain/calls/public-pages';
import type { SceneName } from '@huella/domain/model/public-face';
import type { QrType } from '@huella/domain/model/qr-types';
import { Foot, Frame, Head, pathOf } from './Frame';
import { Scene } from './Scene';
import type { Speech } from './speech';

interface Shared {
  readonly view: PublicView;
  readonly speech: Speech;
}

interface NoticeProps extends Shared {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** Whether there is a page to go back to. */
  readonly leadsBack?: boolean;
  readonly children?: ReactNode;
}

/** The picture of a page that shows nothing follows its address, never a record: whether there is one is not told. */
const errorScenes: Readonly<Record<QrType, SceneName>> = {
  identeco: 'pampas',
  identecoTrupo: 'silobags',
  produktoTrupo: 'pampas',
  blendingTrupo: 'malthouse',
  brewingTrupo: 'malthouse',
};

/** A page that shows no asset, and says why. */
function Notice({ view, speech, title, text, lines, leadsBack = false, children }: NoticeProps) {
  return (
    <Frame view={view} speech={speech} accent="green" title={title} description={text}>
      <div className="hero nothing">
        <Scene name={errorScenes[view.code.type]} />
        <div className="inner">
          <Head company={null} logo={null} view={view} speech={speech} />
          <main id="content" className="title">
            <h1>{text}</h1>
            {lines.map((line) => (
              <p key={line} className="sentence">
                {line}
              </p>
            ))}
            {children}
            {leadsBack && (
              <p className="sentence">
                <a href={`${pathOf(view)}?lang=${view.language}`}>{speech.say('reportBack')}</a>
              </p>
            )}
          </main>
        </div>
      </div>
      <Foot company={null} logo={null} webPage={null} note={null} speech={speech} />
    </Frame>
  );
}

/** The page of a code that shows nothing: unknown, disabled and deleted look the same. */
export function NothingPage({ view, speech }: Shared) {
  const { say } = speech;
  return (
    <Notice
      view={view}
      speech={speech}
      title={say('goneHead')}
      text={say('goneTitle')}
      lines={[say('goneText'), say('goneTry')]}
    />
  );
}

/** The page of who came too often, or while the server cannot answer: when to come back. */
export function RefusedNotice({ view, speech, refused }: Shared & { readonly refused: RefusedPage }) {
  const { say } = speech;
  const { isCrowded, seconds } = refused;
  return (
    <Notice
      view={view}
      speech={speech}
      title={say('refusedHead')}
      text={say('refusedTitle')}
      lines={[
        ...(isCrowded ? [say('refusedCrowd')] : []),
        seconds === null ? say('refusedLater') : say('refusedWait', { count: seconds }),
      ]}
    />
  );
}

/** Several lots bear the number that was scanned: whose each is, and the way to its page. */
export function ChoicesNotice({
  view,
  speech,
  choices,
}: Shared & { readonly choices: readonly PageChoice[] }) {
  const { say } = speech;
  return (
    <Notice view={view} speech={speech} title={say('choicesHead')} text={say('choicesTitle')} lines={[]}>
      <ul className="sentence">
        {choices.map(({ name, link }) => (
          <li key={link}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What happens to a report once it was sent; `isTold` is false where too many came for it to be kept. */
export function ReportedNotice({ view, speech, isTold }: Shared & { readonly isTold: boolean }) {
  const { say } = speech;
  return (
    <Notice
      view={view}
      speech={speech}
      title={say(isTold ? 'reportedHead' : 'reportLostHead')}
      text={say(isTold ? 'reportedTitle' : 'reportLostTitle')}
      lines={[say(isTold ? 'reportedText' : 'reportLostText')]}
      leadsBack
    />
  );
}
