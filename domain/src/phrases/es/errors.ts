/** What went wrong with a call as a whole, by error code. */
export const errors = {
  invalidInput: 'Hay datos por corregir.',
  badJson: 'El pedido no se pudo leer. Vuelva a intentarlo.',
  notSignedIn: 'Su sesión terminó. Ingrese de nuevo para continuar.',
  wrongCredentials: 'El correo o la contraseña no coinciden.',
  notAllowed: 'No tiene permiso para hacer esto.',
  notFound: 'No encontramos lo que busca.',
  noSuchCall: 'Esta dirección no existe.',
  notAcceptable: 'El formato enviado no se admite.',
  tooLarge: 'Lo enviado es demasiado grande.',
  tooManyRequests: 'Demasiados intentos. Espere {{seconds}} segundos y vuelva a probar.',
  changedMeanwhile: 'Otra persona guardó cambios mientras usted editaba.',
  unexpected: 'Algo falló de nuestro lado. Lo que escribió sigue aquí.',
  unavailable: 'El servicio no responde. Reintentamos en unos segundos.',
} as const;
