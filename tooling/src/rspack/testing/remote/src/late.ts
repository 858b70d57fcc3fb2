export const title: string = 'Geç gelen başlık';
