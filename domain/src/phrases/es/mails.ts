/** Words of the mails that the product sends. */
export const mails = {
  greeting: 'Hola, {{name}}:',
  greetingNobody: 'Hola:',
  inviteSubject: '{{inviter}} lo invita a usar {{product}}',
  inviteBox:
    '{{inviter}} ({{email}}) lo invita a trabajar en el establecimiento {{box}}, de {{company}}, con este rol: {{role}}.',
  inviteCompany:
    '{{inviter}} ({{email}}) lo invita a trabajar en la empresa {{company}}, con este rol: {{role}}.',
  inviteHow:
    'Siga el enlace para aceptar. Si todavía no tiene una cuenta, la crea ahí mismo con este correo.',
  inviteLife:
    'La invitación sirve durante {{count}} días. También la encuentra en {{product}} si ingresa con este correo.',
  inviteButton: 'Ver la invitación',
  inviteNot: 'Si no conoce a quien lo invita, puede borrar este correo: sin el enlace no cambia nada.',
  roleSubject: 'Tiene un rol nuevo en {{product}}',
  roleBox:
    '{{inviter}} ({{email}}) le dio este rol en el establecimiento {{box}}, de {{company}}: {{role}}. Ya puede usarlo.',
  roleCompany:
    '{{inviter}} ({{email}}) le dio este rol en la empresa {{company}}: {{role}}. Ya puede usarlo.',
  roleButton: 'Ir a {{product}}',
  roleNot: 'Si no conoce a quien le dio el rol, no hace falta que haga nada.',
  roleTakenSubject: 'Ya no tiene un rol en {{place}}',
  roleTakenBox: 'Se le quitó este rol en el establecimiento {{box}}, de {{company}}: {{role}}.',
  roleTakenCompany: 'Se le quitó este rol en la empresa {{company}}: {{role}}.',
  roleTakenKept: 'Lo que registró queda en la historia. Sus otros roles siguen como estaban.',
  roleTakenNot: 'Si cree que es un error, hable con quien administra {{company}}.',
  validateSubject: 'Confirme su correo para usar {{product}}',
  validateText: 'Gracias por crear su cuenta. Confirme que este correo es suyo y ya podrá ingresar.',
  validateButton: 'Confirmar mi correo',
  resetSubject: 'Cambie su contraseña de {{product}}',
  resetText: 'Alguien pidió cambiar la contraseña de esta cuenta. Si fue usted, elija aquí una nueva.',
  resetButton: 'Elegir una contraseña nueva',
  passwordChangedSubject: 'Su contraseña de {{product}} cambió',
  passwordChangedText: 'La contraseña de su cuenta cambió y sus otras sesiones se cerraron.',
  passwordChangedHelp:
    'Si fue usted, no tiene que hacer nada. Si no, pida enseguida una contraseña nueva con este enlace. Sus llaves de acceso siguen sirviendo: revíselas en la página de seguridad y quite las que no reconozca.',
  passkeyAddedSubject: 'Se agregó una llave de acceso a su cuenta de {{product}}',
  passkeyAddedText: 'Se agregó la llave de acceso «{{name}}» a su cuenta: con ella se entra sin contraseña.',
  passkeyAddedHelp:
    'Si fue usted, no tiene que hacer nada. Si no, cambie enseguida la contraseña con este enlace; después quite la llave en la página de seguridad y cierre allí las sesiones que no reconozca.',
  passkeyRemovedSubject: 'Se quitó una llave de acceso de su cuenta de {{product}}',
  passkeyRemovedText: 'Se quitó la llave de acceso «{{name}}» de su cuenta: ya no se entra con ella.',
  passkeyRemovedHelp:
    'Si fue usted, no tiene que hacer nada. Si no, alguien conoce su contraseña: cámbiela enseguida con este enlace.',
  noticeButton: 'No fui yo',
  noticeWhen: 'Fue el {{day}} a las {{time}} ({{zone}}).',
  noticeWhenWith: 'Fue el {{day}} a las {{time}} ({{zone}}), con {{device}}.',
  authorizationSubject: 'Confirme su autorización en {{product}}',
  authorizationText:
    '{{company}} incluyó su nombre entre las personas que pueden actuar por la empresa. Confirme que es usted y que está de acuerdo.',
  authorizationButton: 'Ver la autorización',
  authorizationNot:
    'Si no conoce a {{company}}, puede borrar este correo: sin su confirmación no hay autorización.',
  accountErasedSubject: 'Su cuenta de {{product}} se eliminó',
  accountErasedText:
    'Eliminamos su cuenta y sus datos personales, y cerramos sus sesiones. Lo que registró queda en la historia de las empresas, sin su nombre. Con este correo puede crear otra cuenta cuando quiera.',
  accountErasedButton: 'Ir a la página de inicio',
  pageReportedSubject: 'Alguien avisa que una página de {{company}} no coincide',
  pageReportedText:
    'Quien escaneó un código de {{box}} encontró que su página pública no coincide con lo que tiene en la mano. Escribió:',
  pageReportedNobody: 'No dejó un correo para la respuesta.',
  pageReportedContact: 'Dejó un correo para la respuesta: está junto al código.',
  pageReportedButton: 'Ver de qué se trata',
  pageReportedMore: 'Si hoy llegan más avisos de la misma página, los encuentra junto a su código.',
  arrivalSubject: 'Espera su confirmación en {{box}}: {{count}} {{noun}}',
  arrivalText:
    '{{source}}, de {{sender}}, envió {{count}} {{noun}} a {{box}}. Están en tránsito hasta que alguien de {{box}} los acepte o los devuelva.',
  arrivalButton: 'Aceptar o devolver',
  arrivedSubject: 'Transferencia a {{box}}: {{count}} {{noun}}',
  arrivedText: '{{source}}, de {{sender}}, transfirió {{count}} {{noun}} a {{box}}.',
  arrivedButton: 'Ver la transferencia',
  transferNot: 'Si no quiere estos avisos, quítelos en sus preferencias.',
  answeredSubject: '{{box}} respondió a su envío de {{count}} {{noun}}',
  answeredAll: '{{box}}, de {{company}}, aceptó todo lo que envió desde {{source}}: {{received}}.',
  answeredPart:
    '{{box}}, de {{company}}, aceptó {{received}} de lo que envió desde {{source}} y devolvió {{returned}}.',
  answeredNone: '{{box}}, de {{company}}, devolvió todo lo que envió desde {{source}}: {{returned}}.',
  answeredReason: 'El motivo: {{reason}}',
  answeredCounts: 'Contaron {{counted}}, usted envió {{count}}.',
  companyOfferedSubject: '{{owner}} le ofrece la empresa {{company}} en {{product}}',
  companyOfferedText:
    '{{owner}} ({{email}}) quiere traspasarle la empresa {{company}}, con sus establecimientos y todo lo que hay en ellos. Si la acepta, pasa a ser suya y {{owner}} deja de tener acceso.',
  companyOfferedHow: 'La oferta vale 14 días. Ingrese para aceptarla o rechazarla en sus empresas.',
  companyOfferedHowNew:
    'La oferta vale 14 días. Cree su cuenta con este mismo correo y confírmelo: al ingresar encontrará la oferta.',
  companyOfferedButton: 'Ver la oferta',
  companyOfferedButtonNew: 'Crear mi cuenta',
  companyOfferedNot: 'Si no esperaba esta oferta, puede borrar este correo: si no la acepta, no cambia nada.',
  companyReceivedSubject: 'La empresa {{company}} ya es suya',
  companyReceivedText:
    'Desde ahora usted es quien tiene la propiedad de {{company}} en {{product}}: puede hacer todo en la empresa y en sus establecimientos.',
  companyPassedSubject: 'La empresa {{company}} ya no es suya',
  companyPassedText:
    '{{company}} pasó a {{owner}} ({{email}}). Usted ya no tiene acceso a la empresa ni a sus establecimientos.',
  companyDeclinedSubject: 'No aceptaron la empresa {{company}}',
  companyDeclinedText: '{{email}} no aceptó la empresa {{company}}. Sigue siendo suya y nada cambió.',
  codesCopiedSubject: 'Puede que hayan copiado códigos QR de {{company}}',
  codesCopiedText:
    'Los escaneos de {{count}} códigos de {{company}} no parecen los de una sola cosa: llegaron de varios países en un día, o fueron muchos más que los del resto del lote.',
  codesCopiedList: 'Son: {{codes}}.',
  codesCopiedHow:
    'Mire de dónde vinieron. Si no reconoce esos lugares, alguien puede estar usando sus etiquetas.',
  codesCopiedButton: 'Ver las lecturas',
  codesCopiedWeek: 'Avisamos como mucho una vez por semana.',
  reportSentSubject: '{{name}}: el reporte de {{product}}',
  reportSentText: '{{owner}} le envía un reporte: {{name}}. Va adjunto.',
  reportSentOwn: 'Su reporte {{name}}, va adjunto.',
  reportSentButton: 'Abrir los reportes',
  reportSentHow: 'Tiene lo que usted puede ver hoy. Quien lo guardó puede cambiar cuándo y a quién se envía.',
  reportTroubleSubject: 'Su reporte {{name}} no salió como estaba previsto',
  reportTroubleReaderLost:
    'Alguien a quien se enviaba ya no puede ver lo que muestra: lo sacamos de la lista.',
  reportTroubleRightLost: 'Usted ya no puede ver nada de lo que muestra, así que dejamos de enviarlo.',
  reportTroubleFailed: 'No pudimos armarlo o enviarlo esta vez. La próxima lo intentamos de nuevo.',
  reportTroubleButton: 'Revisar el reporte',
  oracleDoubtsSubject: 'Los oráculos dicen otra cosa de {{count}} de {{company}}',
  oracleDoubtsText:
    'Lo que responden los oráculos ya no coincide con lo registrado, o dejaron de confirmarlo. Lo registrado queda como está.',
  oracleDoubtsLine: '{{asset}} ({{box}}): {{verdict}}',
  oracleDoubtsMore: 'Y otros: en total son {{count}}.',
  oracleDoubtsButton: 'Ver qué no coincide',
  oracleDoubtsHow: 'Cada respuesta queda en la historia de lo vinculado, con su fuente y su hora.',
  oracleVerdictDiffers: 'difiere de lo registrado',
  oracleVerdictMissing: 'el oráculo dice que no existe',
  oracleVerdictSilent: 'el oráculo dejó de confirmarlo',
  pledgeDoubtsSubject: 'Un oráculo no confirma {{count}} de lo prendado a favor de {{company}}',
  pledgeDoubtsText:
    'Lo que responden los oráculos de su garantía ya no coincide con lo que registró el depositario, o dejaron de confirmarlo. La prenda sigue como está.',
  pledgeDoubtsLine: '{{asset}}, en {{keeper}}, a favor de {{holder}}: {{verdict}}',
  pledgeDoubtsButton: 'Ver qué dejó de confirmarse',
  pledgeDoubtsHow: 'Cada respuesta queda en la historia de lo prendado, con su fuente y su hora.',
  oracleDownSubject: 'Un oráculo de {{company}} no responde',
  oracleDownText:
    'No responde quien confirma existencias registradas por ustedes o prendadas a su favor. Mientras tanto vale su última respuesta buena, y se lo vuelve a consultar cada vez más espaciado.',
  oracleDownLine: '{{label}}: no responde desde el {{since}}',
  oracleDownButton: 'Ver los oráculos',
  oracleDownHow: 'No hace falta que haga nada. Si sigue así, avise a quien opera el servicio.',
  companyClosedSubject: 'La empresa {{company}} se cerró',
  companyClosedText:
    '{{company}} se cerró en {{product}}. No se puede cargar ni cambiar nada en ella. Quien era su propietario puede consultarla; los demás ya no tienen acceso.',
  linkLife_one: 'El enlace sirve una sola vez, durante {{count}} hora.',
  linkLife_other: 'El enlace sirve una sola vez, durante {{count}} horas.',
  linkLasts_one: 'El enlace sirve durante {{count}} hora.',
  linkLasts_other: 'El enlace sirve durante {{count}} horas.',
  linkTyped: 'Si el botón no funciona, copie esta dirección en su navegador:',
  notYou: 'Si no pidió nada, puede borrar este correo: sin el enlace no cambia nada.',
  foot: '{{product}}: la historia de cada cosa, comprobable.',
} as const;
