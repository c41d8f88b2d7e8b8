import { styled } from '@mui/material/styles';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

const Root = styled('aside')(({ theme }) => ({
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.line}`,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));
const Title = styled('h3')(({ theme }) => ({
  color: theme.palette.ink,
  ...typeStyle({ ...type.cell, weight: 600 }),
}));

/** What a short form does not ask for, and where it is filled in later. */
export function LaterNote({ text }: { readonly text: string }) {
  const { say } = useSay('form');
  return (
    <Root aria-label={say('form:completeLater')}>
      <Title>{say('form:completeLater')}</Title>
      <p>{text}</p>
    </Root>
  );
}
