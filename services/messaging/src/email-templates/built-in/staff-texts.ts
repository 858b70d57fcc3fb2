/** To users of the back office. */
export const staffTexts = {
  'notification-digest': {
    subject: '{{digestTitle}} | {{clinicName}}',
    heading: '{{digestTitle}}',
    content: [
      '<p>Yönetim panelinde sizi bekleyenler:</p>',
      '<p>{{notificationList}}</p>',
      '<p>{{panelLink}}</p>',
      '<p>Bu e-postayı bildirim ayarlarınızda açtığınız için alıyorsunuz. {{notificationSettingsLink}}</p>',
    ].join('\n'),
  },
  'url-health-alert': {
    subject: 'Sitede {{faultSummary}} bulundu | {{clinicName}}',
    heading: 'Sitede {{faultSummary}} bulundu',
    content: [
      '<p>Sitenizin adresleri kontrol edilirken yeni sorunlar bulundu:</p>',
      '<p>{{faultList}}</p>',
      '<p>{{panelLink}}</p>',
      '<p>Her sorun bir kez bildirilir. Bu e-postaları URL Yönetimi bölümünün Sağlık Kontrolü sekmesinde kapatabilirsiniz.</p>',
    ].join('\n'),
  },
  'admin-alert': {
    subject: '{{alertTitle}} | {{clinicName}}',
    heading: '{{alertTitle}}',
    content: ['<p>{{message}}</p>', '<p>{{panelLink}}</p>', '<p>{{alertAdvice}}</p>'].join('\n'),
  },
  invitation: {
    subject: 'Yönetim paneline davet edildiniz | {{clinicName}}',
    heading: 'Yönetim paneline davet edildiniz',
    content: [
      '<p>{{clinicName}} yönetim panelinde sizin için bir hesap açıldı. Kullanıcı adınız: {{username}}. Şifrenizi belirlediğinizde giriş yapabilirsiniz.</p>',
      '<p><a href="{{resetLink}}">Şifrenizi belirleyin</a></p>',
      '<p>Bağlantı 7 gün geçerlidir ve bir kez kullanılır. Böyle bir davet beklemiyorsanız bu e-postayı silebilirsiniz.</p>',
    ].join('\n'),
  },
  'password-reset': {
    subject: 'Yeni şifre belirleme | {{clinicName}}',
    heading: 'Yeni şifre belirleme',
    content: [
      '<p>{{username}} kullanıcısı için yeni bir şifre belirleme isteği aldık.</p>',
      '<p><a href="{{resetLink}}">Yeni şifre belirleyin</a></p>',
      '<p>Bağlantı 1 saat geçerlidir ve bir kez kullanılır. İstek sizden gelmediyse bir şey yapmanız gerekmez; şifreniz değişmez.</p>',
    ].join('\n'),
  },
};
