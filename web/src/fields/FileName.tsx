import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import type { FileRef } from '@huella/domain/model/value';
import { callFile } from '../call/file';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

const Name = styled(ButtonBase)(({ theme }) => ({
  display: 'inline',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: theme.palette.accent.text,
  ...typeStyle(type.cell),
  '&:hover': { textDecoration: 'underline' },
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: { display: 'inline-block', padding: '12px 0' },
}));
const Fault = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.palette.state.danger.text,
  ...typeStyle(type.meta),
}));

/** The name of a file, which downloads it. */
export function FileName({ file }: { readonly file: FileRef }) {
  const { say } = useSay('files');
  const { originalName, storageName } = file;
  // The bytes are asked for with the session, which the address of a link does not carry.
  const download = useMutation({ mutationFn: () => callFile('files.read', { params: { storageName } }) });
  return (
    <span>
      <Name
        disableRipple
        aria-label={say('files:download', { file: originalName })}
        aria-busy={download.isPending}
        onClick={() => {
          if (!download.isPending) download.mutate();
        }}
      >
        {originalName}
      </Name>
      {download.isError && <Fault role="alert">{say('files:downloadFailed', { file: originalName })}</Fault>}
    </span>
  );
}
