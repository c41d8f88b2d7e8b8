import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { phone } from '../../theme/media';
import { Card } from '../../ui/Card';

export interface PanelProps {
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly text?: string;
  /** A button at the right; under the words on phones. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  [phone]: { '& > :nth-of-type(2)': { width: '100%', '& > *': { width: '100%' } } },
});
const Words = styled('div')({ flex: '1 1 280px', minWidth: 0 });
const Body = styled('div')({ marginTop: 12 });

/** One part of what can be seen and done about an account. */
export function Panel({ title, text, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <Head>
          <Words>
            <Typography id={id} component="h2" variant="h3">
              {title}
            </Typography>
            {text !== undefined && (
              <Typography variant="body2" sx={{ color: 'ink2', mt: 0.5 }}>
                {text}
              </Typography>
            )}
          </Words>
          {action !== undefined && <div>{action}</div>}
        </Head>
        {children !== undefined && <Body>{children}</Body>}
      </Card>
    </section>
  );
}
