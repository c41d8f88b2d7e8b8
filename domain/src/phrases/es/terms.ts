/** The terms of use and what is kept of people, in plain words. */
export const terms = {
  title: 'Términos y privacidad',
  lead: 'Qué es {{product}}, qué se espera de usted y qué guardamos. En palabras simples.',
  useTitle: 'Uso',
  whatTitle: 'Qué es {{product}}',
  whatText:
    '{{product}} sirve para registrar lo que las empresas de una cadena producen, guardan y mueven, y para mostrar de dónde viene cada cosa. Quien opera este servidor es quien le presta el servicio.',
  accountTitle: 'Su cuenta',
  accountText:
    'Su cuenta es personal. Use un correo suyo y su nombre verdadero, y no comparta la contraseña. Lo que se hace con su cuenta queda a su nombre.',
  dataTitle: 'Lo que usted registra',
  dataText:
    'Los datos de una empresa son de esa empresa. Quien los carga responde de que sean ciertos: {{product}} guarda lo que se declara y no puede comprobarlo en el campo.',
  historyTitle: 'La historia no se borra',
  historyText:
    'Cada evento queda sellado junto al anterior. Un error se corrige con otro evento, que queda a la vista; lo anterior no desaparece.',
  rightsTitle: 'A quién da permiso',
  rightsText:
    'Quien administra una empresa puede dar permisos a otras personas y quitarlos. Delo solo a quien corresponda: lo que esa persona haga vale como hecho por la empresa.',
  publicTitle: 'Las páginas públicas',
  publicText:
    'La página que se abre con un código QR la puede leer cualquiera. Antes de entregar un código, mire qué muestra.',
  dutiesTitle: 'Lo que {{product}} no reemplaza',
  dutiesText:
    'Los trámites y registros que exige la autoridad de su país siguen siendo suyos. {{product}} no los hace por usted.',
  serviceTitle: 'El servicio',
  serviceText:
    'Cuidamos que el servicio ande y que los datos no se pierdan, pero no podemos prometer que nunca se interrumpa. Puede exportar sus datos a una planilla cuando quiera.',
  privacyTitle: 'Privacidad',
  keptTitle: 'Qué guardamos de usted',
  keptText:
    'Su correo, su nombre, su idioma, su huso horario y lo que registra. De la contraseña guardamos solo una huella cifrada de la que no se puede volver atrás; de una llave de acceso, solo su parte pública. De cada ingreso guardamos durante 400 días el país y el tipo de aparato, nunca la dirección de red; lo mismo de cada intento de cambiar permisos, empresas o establecimientos sin tener permiso, que ve también quien administra el lugar.',
  whyTitle: 'Para qué',
  whyText:
    'Para que pueda ingresar, para mostrar quién hizo cada cosa y para escribirle por asuntos de su cuenta. No enviamos publicidad.',
  browserTitle: 'En su navegador',
  browserText:
    'Guardamos su sesión, su idioma y dónde estaba trabajando. No hay avisos ni rastreadores de otras empresas. Si quien opera el servidor usa mapas de otro servicio, su navegador le pide las imágenes a ese servicio.',
  scansTitle: 'Quien lee un código',
  scansText:
    'De cada lectura de un código QR contamos el país y el tipo de aparato. La dirección de red no se guarda.',
  askTitle: 'Preguntas y cambios',
  askText:
    'Puede descargar sus datos, corregirlos y eliminar su cuenta cuando quiera, desde su perfil y desde la seguridad de la cuenta. Por lo demás, escriba a quien opera este servidor o a quien administra su empresa. Si estos términos cambian, el texto nuevo estará en esta página.',
} as const;
