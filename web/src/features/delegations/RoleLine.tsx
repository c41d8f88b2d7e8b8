import Shield from 'lucide-react/icons/shield';
import { roleParts } from './delegations-list';
import { CardLine } from './delegation-parts';

/** A role; its subrole on a line of its own (document 3 section 2). */
export function RoleLine({ rol }: { readonly rol: string }) {
  const [role, subrole] = roleParts(rol);
  return (
    <CardLine>
      <Shield size={16} aria-hidden="true" />
      <span>
        {role}
        {subrole !== null && <small>{subrole}</small>}
      </span>
    </CardLine>
  );
}
