/** Words of coming in by an invitation, and of trying the product in a sandbox. */
export const joining = {
  invitedTitle: 'Tiene una invitación a {{place}}',
  invitedLead: 'La envía {{inviter}}. Cree su cuenta con este correo y ya podrá trabajar ahí.',
  company: 'Empresa',
  establishment: 'Establecimiento',
  role: 'Rol',
  emailFixed: 'La invitación es para este correo',
  createAndEnter: 'Crear la cuenta y entrar',
  invalidTitle: 'Esta invitación no sirve',
  invalidMore:
    'Quizás ya se usó, pasó su tiempo o la reemplazó otra más nueva. Pida que le envíen una nueva.',
  withoutInvitation: 'Crear una cuenta sin invitación',
  failedTitle: 'No pudimos leer la invitación',
  tryAgain: 'Volver a intentar',
  knownLead: 'La envía {{inviter}}. Ya hay una cuenta con {{email}}: ingrese con ella para aceptar.',
  signInToAccept: 'Ingresar para aceptar',
  acceptLead: 'La envía {{inviter}}. Al aceptar, este lugar se suma a los suyos.',
  accept: 'Aceptar la invitación',
  otherTitle: 'Esta invitación no es para esta cuenta',
  otherText: 'Usted ingresó con {{own}} y la invitación es para {{email}}.',
  changeAccount: 'Salir e ingresar con otra cuenta',
  goHome: 'Volver a mis activos',

  tryBefore: 'o',
  tryLink: 'pruebe con datos de ejemplo',
  tryAfter: ', sin registrarse',

  sandboxTitle: 'Pruebe {{product}}',
  sandboxText:
    'Abrimos una empresa de ejemplo con activos, eventos y códigos QR, solo para usted. Dura {{days}} días.',
  sandboxChain: '¿Qué quiere probar?',
  openSandbox: 'Abrir la prueba',
  sandboxOfInvitation:
    'Prueba el rubro de {{company}} con datos de ejemplo. La invitación queda como está, para cuando cree su cuenta.',
  haveSandbox: 'Ya tengo una prueba',
  ownAccount: 'Ingresar con mi cuenta',
  readyTitle: 'Su prueba está lista',
  readyText: 'Guarde estos datos si quiere volver desde otro equipo: la contraseña no se muestra otra vez.',
  copyEmail: 'Copiar el correo',
  emailCopied: 'Correo copiado',
  copyPassword: 'Copiar la contraseña',
  passwordCopied: 'Contraseña copiada',
  enterSandbox: 'Entrar a la prueba',
  readyLimits:
    'Nada sale de la prueba: no envía correos ni transfiere a otras empresas. Admite {{count}} activos de cada tipo.',

  sandboxSignInTitle: 'Vuelva a su prueba',
  sandboxSignInText: 'Este navegador recuerda sus datos.',
  sandboxSignInNone: 'Este navegador no recuerda ninguna prueba. Escriba sus datos o abra otra.',
  otherSandbox: '¿No tiene una?',
  createSandbox: 'Abrir una prueba nueva',
} as const;
