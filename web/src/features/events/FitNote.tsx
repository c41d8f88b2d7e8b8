import { styled } from '@mui/material/styles';
import type { EventFit } from '@huella/domain/calls/events';
import type { Issue } from '@huella/domain/model/errors';
import { useIssueText } from '../../fields/use-issue-text';
import { formatCount } from '../../ui/format-count';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

const List = styled('ul')({ marginTop: 4, paddingLeft: 18, listStyle: 'disc', '& li': { padding: '1px 0' } });

/** So many assets are named of each reason; the others are counted. */
const named = 5;

/** A reason in words, as the server gave it. */
export function useReasonText() {
  const text = useIssueText();
  return ({ issue }: EventFit['cannot'][number]): string => text(issue as Issue, null); // its code is of the catalogue
}

/** Which of the chosen assets are left out and why, and what is unusual of the others. */
export function FitNote({ fit }: { readonly fit: EventFit }) {
  const { say, language } = useSay('events');
  const { can, total, cannot, doubts } = fit;
  const slots = { can: formatCount(can, language), total: formatCount(total, language) };
  return (
    <>
      {cannot.length > 0 && (
        <Notice tone={can === 0 ? 'danger' : 'warning'} below={<Reasons reasons={cannot} />}>
          {can === 0 ? say('events:fitNone') : say('events:fitOthers', slots)}
        </Notice>
      )}
      {doubts.length > 0 && (
        <Notice tone="info" below={<Reasons reasons={doubts} />}>
          {say('events:fitDoubts')}
        </Notice>
      )}
    </>
  );
}

function Reasons({ reasons }: { readonly reasons: EventFit['cannot'] }) {
  const { say, language } = useSay('events');
  const reasonText = useReasonText();
  return (
    <List>
      {reasons.map((reason) => {
        const labels = reason.assets.flatMap(({ label }) => (label === '' ? [] : [label]));
        const shown = labels.slice(0, named);
        const others = reason.count - shown.length;
        const more =
          others > 0 && shown.length > 0
            ? say('events:fitMore', { figure: formatCount(others, language) })
            : '';
        const names = [...shown, ...(more === '' ? [] : [more])].join(', ');
        const text = reasonText(reason);
        return (
          <li key={text}>
            {names === ''
              ? say('events:fitCount', { reason: text, figure: formatCount(reason.count, language) })
              : say('events:fitReason', { reason: text, names })}
          </li>
        );
      })}
    </List>
  );
}
