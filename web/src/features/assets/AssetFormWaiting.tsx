import { styled } from '@mui/material/styles';
import { phone } from '../../theme/media';
import { gutter, width } from '../../theme/tokens';
import { FormSkeleton } from '../../ui/Skeletons';

const Column = styled('div')({
  width: '100%',
  maxWidth: width.form + 2 * gutter.wide,
  margin: '0 auto',
  padding: `88px ${gutter.wide}px`,
  [phone]: { padding: `72px ${gutter.phone}px` },
});

/** The shape of a form while its model or its record is on the way. */
export function AssetFormWaiting() {
  return (
    <Column>
      <FormSkeleton count={8} />
    </Column>
  );
}
