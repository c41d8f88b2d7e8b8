import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTenant } from '../../session/tenant';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { AccessHead } from './AccessHead';
import { PaperLayout } from './PaperLayout';

/** The paragraphs of each part, by the name of their phrases. */
const parts = {
  use: ['what', 'account', 'data', 'history', 'rights', 'public', 'duties', 'service'],
  privacy: ['kept', 'why', 'browser', 'scans', 'ask'],
} as const;

const Part = styled('section')({ display: 'grid', gap: 16, marginTop: 12 });

/** The terms of use and what is kept of people. */
export function TermsPage() {
  const { say } = useSay('terms', 'access');
  const { name: product } = useTenant();
  usePageTitle(say('terms:title'));
  return (
    <PaperLayout>
      <AccessHead title={say('terms:title')}>{say('terms:lead', { product })}</AccessHead>
      {(['use', 'privacy'] as const).map((part) => (
        <Part key={part} id={part} aria-labelledby={`${part}-title`}>
          <Typography component="h2" variant="h2" id={`${part}-title`}>
            {say(`terms:${part}Title`)}
          </Typography>
          {parts[part].map((name) => (
            <div key={name}>
              <Typography component="h3" variant="h3">
                {say(`terms:${name}Title`, { product })}
              </Typography>
              <Typography sx={{ color: 'ink2', mt: 0.5 }}>{say(`terms:${name}Text`, { product })}</Typography>
            </div>
          ))}
        </Part>
      ))}
    </PaperLayout>
  );
}
