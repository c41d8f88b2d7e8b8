import type { PermissionCode } from '../model/permission-codes';
import type { Words } from '../words';

/** Something to begin, as a search finds it. */
export interface Action {
  readonly label: Words;
  /** Other words by which people look for it. */
  readonly also: Words;
  readonly icon: string;
  readonly path: string;
  /** What is needed for it where one works; nothing for what everybody may begin. */
  readonly permission?: PermissionCode;
}

/** What can be begun from anywhere, in the order in which a search shows what it finds alike. */
export const actions = [
  {
    label: { es: 'Dar de alta a mano', en: 'Add by hand' },
    also: { es: 'nuevo registrar cargar', en: 'new register' },
    icon: 'tag',
    path: '/assets/new',
    permission: 'ASSET_ADD',
  },
  {
    label: { es: 'Dar de alta desde una planilla', en: 'Add from a spreadsheet' },
    also: { es: 'importar excel csv cargar archivo', en: 'import excel csv file' },
    icon: 'file-text',
    path: '/assets/file',
    permission: 'ASSET_ADD',
  },
  {
    label: { es: 'Nueva transferencia', en: 'New transfer' },
    also: { es: 'transferir enviar vender mover', en: 'send sell move' },
    icon: 'send',
    path: '/transfers/new',
    permission: 'ASSET_TRANSFER',
  },
  {
    label: { es: 'Nuevo lote', en: 'New lot' },
    also: { es: 'tropa grupo', en: 'batch group' },
    icon: 'layers',
    path: '/lots/new',
    permission: 'TAG_ADD',
  },
  {
    label: { es: 'Delegar un rol', en: 'Delegate a role' },
    also: { es: 'invitar persona permiso acceso', en: 'invite person permission access' },
    icon: 'users',
    path: '/user/delegations/new',
  },
  {
    label: { es: 'Nueva empresa', en: 'New company' },
    also: { es: 'crear', en: 'create' },
    icon: 'building-2',
    path: '/company/stepbystep/new',
  },
  {
    label: { es: 'Su perfil', en: 'Your profile' },
    also: { es: 'nombre cuenta idioma', en: 'name account language' },
    icon: 'user-cog',
    path: '/users/stepbystep/edit',
  },
  {
    label: { es: 'Seguridad de la cuenta', en: 'Account security' },
    also: { es: 'contraseña clave sesiones', en: 'password sessions passkeys' },
    icon: 'shield-check',
    path: '/users/security',
  },
  {
    label: { es: 'Cerrar sesión', en: 'Sign out' },
    also: { es: 'salir', en: 'log out leave' },
    icon: 'log-out',
    path: '/access/logout',
  },
] as const satisfies readonly Action[];
