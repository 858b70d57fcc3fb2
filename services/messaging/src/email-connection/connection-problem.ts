type SmtpError = Error & { code?: string; responseCode?: number };

const certificates = /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** Why a mail server could not be used, as a sentence for staff. */
export function connectionProblem(error: unknown, { port }: { port: number }): string {
  const { code = '', message = '', responseCode = 0 } = error as SmtpError;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EDNS') {
    return 'Bu adda bir sunucu bulunamadı. Sunucunun adını kontrol edin.';
  }
  if (code === 'EAUTH' || responseCode === 535) {
    return 'Sunucu kullanıcı adını veya şifreyi kabul etmedi. Gmail ve Yahoo hesap şifresini değil, uygulama şifresi ister.';
  }
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) {
    return `Sunucu ${port} numaralı porttan yanıt vermedi. Portu ve sağlayıcınızın bu porta izin verip vermediğini kontrol edin.`;
  }
  if (/ECONNREFUSED/.test(message)) return `Sunucu ${port} numaralı portta bağlantı kabul etmiyor. Portu kontrol edin.`;
  if (/wrong version number|packet length too long/i.test(message)) {
    return 'Sunucu bu portta şifresiz başlıyor. “Bağlantı baştan şifreli” ayarını kapatın.';
  }
  if (certificates.test(code) || /certificate|self.signed|altnames/i.test(message)) {
    return 'Sunucunun güvenlik sertifikası geçerli değil ya da başka bir ada ait. Sunucunun adını kontrol edin.';
  }
  if (code === 'ETLS' || /STARTTLS/.test(message)) {
    return 'Sunucu şifreli bağlantı kurmuyor; şifreniz açık gönderilmez. Portu ve şifreleme ayarını kontrol edin.';
  }
  return 'Sunucu bir e-posta sunucusu gibi yanıt vermedi. Ayarları kontrol edin.';
}
