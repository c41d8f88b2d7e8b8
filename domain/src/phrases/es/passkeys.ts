/** Words of the panel of passkeys: keys of one's own devices that sign in instead of a password. */
export const passkeys = {
  title: 'Llaves de acceso',
  text: 'Entre con su huella, su rostro o el PIN de su teléfono o computadora, sin escribir la contraseña. La contraseña sigue sirviendo.',
  add: 'Agregar una llave',
  full: 'Llegó al máximo de {{max}} llaves. Quite una para agregar otra.',
  emptyTitle: 'Todavía no tiene llaves de acceso',
  emptyText: 'Agregue la de este dispositivo y la próxima vez entre sin escribir nada.',
  made: 'Agregada el {{date}}',
  used: 'usada {{when}}',
  usedNow: 'usada recién',
  neverUsed: 'todavía sin usar',
  rename: 'Cambiar el nombre',
  renameOf: 'Cambiar el nombre de {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar {{name}}',

  noBrowser: 'Este navegador no admite llaves de acceso.',
  noBrowserText: 'Pruebe con uno más nuevo, o siga entrando con su contraseña.',
  noAddress: 'Este servidor no admite llaves de acceso.',
  noAddressText:
    'Hacen falta una dirección con nombre y una conexión segura (https). Siga entrando con su contraseña.',
  otherAddress: 'Aquí no funcionan las llaves de acceso.',
  otherAddressText: 'Pertenecen a la dirección {{address}}. Ábrala e ingrese allí para agregar una.',
  openAddress: 'Abrir {{address}}',

  addTitle: 'Agregar una llave de acceso',
  addText: 'Su dispositivo va a pedirle su huella, su rostro o su PIN. Nada de eso llega a Huella.',
  name: 'Nombre',
  nameHint: 'Para reconocerla después, por ejemplo «Teléfono de Ana»',
  myPhone: 'Mi teléfono',
  myComputer: 'Mi computadora',
  password: 'Contraseña de su cuenta',
  passwordMissing: 'Escriba su contraseña',
  make: 'Crear la llave',
  added: '«{{name}}» ya le permite entrar sin contraseña.',
  knownHere: 'Este dispositivo ya tiene una llave de su cuenta.',
  unable:
    'Este dispositivo no pudo crear una llave de acceso. Pruebe con otro, o con un bloqueo de pantalla.',
  elsewhere: 'Las llaves de acceso no funcionan en esta dirección.',

  renameTitle: 'Cambiar el nombre de «{{name}}»',
  saveName: 'Guardar el nombre',
  renamed: 'Ahora se llama «{{name}}».',

  removeTitle: '¿Quitar «{{name}}»?',
  removeText:
    'Ya no podrá entrar con esta llave. Las sesiones abiertas siguen abiertas, y el dispositivo puede seguir mostrándola: bórrela también allí.',
  removeConfirm: 'Quitar la llave',
  removed: '«{{name}}» ya no abre su cuenta.',
} as const;
