import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface StateFrameProps {
  /** The drawing over the title. */
  readonly art: ReactNode;
  readonly title: string;
  /** One sentence, two at most. */
  readonly text: ReactNode;
  /** One or two buttons of size `small`. */
  readonly actions?: ReactNode;
  /** Shown under the actions: the request number. */
  readonly below?: ReactNode;
  /** `alert` is announced at once. */
  readonly role?: 'alert' | 'status' | undefined;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  padding: '40px 16px',
  minHeight: 296,
});
const Words = styled('div')({ maxWidth: 332, marginTop: 12 });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 16,
});
const Below = styled('div')({ marginTop: 12 });

/** The common shape of empty, error and no permission: drawing, title, sentence, actions. */
export function StateFrame({ art, title, text, actions, below, role }: StateFrameProps) {
  return (
    <Root role={role}>
      {art}
      <Words>
        <Typography component="h2" variant="h3" gutterBottom={false}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'ink2', mt: 1 }}>
          {text}
        </Typography>
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
      {below !== undefined && <Below>{below}</Below>}
    </Root>
  );
}
