/** What providers of e-mail ask for; port 587, where STARTTLS encrypts the connection. */
export const providers = [
  { name: 'Gmail', host: 'smtp.gmail.com', note: 'İki adımlı doğrulama ve bir uygulama şifresi gerekir.' },
  {
    name: 'Outlook',
    host: 'smtp.office365.com',
    note: 'Kurumsal hesapta yöneticinin SMTP girişine izin vermesi gerekir.',
  },
  { name: 'Yahoo', host: 'smtp.mail.yahoo.com', note: 'Hesap ayarlarından alınan bir uygulama şifresi gerekir.' },
] as const;

export type Provider = (typeof providers)[number];

/** The settings that a provider fills in. */
export const settingsOf = ({ host }: Provider) => ({ smtp_host: host, smtp_port: '587', smtp_secure: 'false' });
