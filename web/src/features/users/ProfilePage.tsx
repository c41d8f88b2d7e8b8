import { OwnRecordForm } from '../../form/OwnRecordForm';
import { useHomePath } from '../../shell/menu-mode';
import { useSay } from '../../words/use-say';

/** The form in which users describe themselves (document 1 section 2, /users/stepbystep/edit). */
export function ProfilePage() {
  const { say } = useSay('records', 'form');
  const home = useHomePath();
  return (
    <OwnRecordForm
      title={say('records:profile')}
      saveLabel={say('form:saveChanges')}
      backHref={home}
      notice={() => say('records:profileChanged')}
      href={home}
    />
  );
}
