/** What people write about an animal, by its category. */
export const notes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  VA: [
    'Muy buena lechera; desteta terneros pesados.',
    'Mansa, deja acercarse al ternero.',
    'Brava con la cría al pie: entrar al potrero a caballo.',
    'Dio mellizos en 2025; crió los dos.',
    'Renguea de la mano derecha; revisar en la próxima manga.',
    'Perdió la caravana electrónica en el monte; se repuso en marzo.',
    'Parto con ayuda en 2025. Seguir de cerca el próximo.',
    'Quedó retrasada después de la seca; se recuperó en el verdeo.',
    'Un cuarto de la ubre perdido. Definir rechazo en el tacto.',
  ],
  VQ: [
    'Primer servicio esta primavera.',
    'Buena de aplomos y mansa: dejar para reposición.',
    'Queratoconjuntivitis en el ojo izquierdo, curada.',
    'Se saltó el alambrado en el temporal de abril.',
    'Chica de estructura; entorar un año después.',
  ],
  TH: [
    'Hija de madre primeriza.',
    'Nació en el temporal; se la entró al galpón dos noches.',
    'Guacha, criada a balde.',
  ],
  TM: ['Parto asistido, sin secuelas.', 'Mellizo.', 'Ternero grande para la fecha.'],
  NT: ['Rengo leve de la pata izquierda; apartado una semana.', 'Encerrar con la próxima tropa.'],
  NO: ['Apartar para la próxima jaula.', 'Golpeado en la manga; revisar antes de cargar.'],
  MEJ: ['Candidato para la exposición de otoño.', 'Guardar para servicio propio.'],
  TO: [
    'Apto en la revisación de marzo; circunferencia escrotal 39 cm.',
    'Descansado hasta noviembre por lesión en la pata.',
    'Trabaja bien en potrero grande.',
  ],
};
