import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { siteLayouts } from '#/domain/site/site-layout.ts';
import { webLinkSchema } from '#/domain/text/web-link.ts';

/** `titulo` is "Network Brand", for example "Instagram SESI" (SHELL-7). */
export const socialNetworkSchema = v.object({
  id_rede_social: v.number(),
  titulo: v.string(),
  link: v.object({ arquivo: webLinkSchema }),
  anexo: v.object({ arquivo: v.string(), descricao_acessibilidade: v.string() }),
  chave: v.string(),
});
export type SocialNetwork = v.InferOutput<typeof socialNetworkSchema>;

export const contactSchema = v.object({ chave: v.string(), valor: v.string() });
export const paymentMethodSchema = v.object({
  id_forma_pagamento: v.number(),
  titulo: v.string(),
  anexo: v.object({ arquivo: v.string() }),
});
export const certificateSchema = v.object({
  id_certificado: v.number(),
  titulo: v.string(),
  link: v.object({ arquivo: v.nullable(webLinkSchema) }),
  anexo: v.object({ arquivo: v.string(), descricao_acessibilidade: v.string() }),
});

/** Deduplicated by `link.arquivo` and grouped by brand. */
export const listSocialNetworks = oc
  .route({ method: 'GET', path: '/api/rede-social', summary: 'Redes sociais por marca' })
  .output(
    v.object({
      sesi: v.array(socialNetworkSchema),
      senai: v.array(socialNetworkSchema),
      sctec: v.array(socialNetworkSchema),
      estrategia: v.array(socialNetworkSchema),
    }),
  );

/** Lists keyed by brand name: SCTEC, ESTRATEGIA CATARINA, SESI, SENAI. SENAI omits Whatsapp. */
export const listSocialNetworksByBrand = oc
  .route({ method: 'GET', path: '/api/redes-sociais', summary: 'Redes sociais por nome de marca' })
  .output(v.record(v.string(), v.array(socialNetworkSchema)));

export const listAllSocialNetworks = oc
  .route({ method: 'GET', path: '/api/lista-redes-sociais', summary: 'Redes sociais' })
  .output(v.array(socialNetworkSchema));

export const listCertificates = oc
  .route({ method: 'GET', path: '/api/lista-certificados', summary: 'Certificados' })
  .output(v.array(certificateSchema));

export const listPaymentMethods = oc
  .route({ method: 'GET', path: '/api/lista-formas-pagamento', summary: 'Formas de pagamento' })
  .output(v.array(paymentMethodSchema));

/** CONTATO_SITE_WHATSAPP is left out of what is displayed (SHELL-9). */
export const listContacts = oc
  .route({ method: 'GET', path: '/api/lista-contatos', summary: 'Contatos do site' })
  .output(v.array(contactSchema));

/** A brand's name gives its layout; 'Padrão', and whatever names none, that which the shop uses now. */
export const getLayout = oc
  .route({ method: 'GET', path: '/api/layout/{value}', summary: 'Layout do site' })
  .input(v.object({ value: v.pipe(v.string(), v.maxLength(60)) }))
  .output(v.picklist(siteLayouts));
