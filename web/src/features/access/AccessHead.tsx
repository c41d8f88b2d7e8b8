import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

export interface AccessHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Takes the focus when it appears: it takes the place of a form, and says what became of it. */
  readonly takesFocus?: boolean;
}

const Head = styled('div')({ marginBottom: 12, overflowWrap: 'anywhere', '& h1': { outline: 'none' } });

/** The title of a screen of access and a sentence under it. */
export function AccessHead({ title, children, takesFocus = false }: AccessHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Head>
      <Typography component="h1" variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {children !== undefined && (
        <Typography component="div" sx={{ color: 'ink2', mt: 1 }}>
          {children}
        </Typography>
      )}
    </Head>
  );
}
