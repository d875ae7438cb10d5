/* global SwaggerUIBundle */

const system = new URLSearchParams(location.search).get('system') === 'cico' ? 'cico' : 'legacy';
document.querySelector(`nav a[href$="=${system}"]`).setAttribute('aria-current', 'page');

// Nothing is sent from here: a call needs a token, and a real hotel would act on it.
SwaggerUIBundle({
  url: `/openapi/${system}.yaml`,
  dom_id: '#document',
  supportedSubmitMethods: [],
  validatorUrl: null,
  deepLinking: true,
  // Forms do not show the guests' fields; the schemas do.
  defaultModelsExpandDepth: 1,
});
